import { type Cart, type CartLine, createCommerceClient } from '@selvedge/commerce-client'
import { expect, test } from 'vitest'
import { joinParallelCarts } from './joinParallelCarts.ts'

const aLine = (productId: string): CartLine =>
  ({
    key: `key-of-${productId}`,
    productId,
    quantity: 2,
    lineItemMode: 'Standard',
    variant: { id: 1 },
  }) as CartLine
const aCart = (id: string): Cart =>
  ({
    __typename: 'Cart',
    id,
    version: 1,
    totalPrice: { currencyCode: 'USD', centAmount: 100 },
    lineItems: [aLine(`product-of-${id}`)],
  }) as unknown as Cart

type Addition = { readonly addLineItem: { readonly productId: string } }
type Call = {
  readonly operationName: string
  readonly variables: { readonly id: string; readonly version: number }
}

/**
 * A platform with three carts of a guest. Its first update fails in the way of a parallel request that has changed or deleted the
 * oldest cart, or its response is lost after it was applied.
 */
const aPlatform = (failure: 'ConcurrentModification' | 'ResourceNotFound' | 'lost') => {
  const carts = new Map(['oldest', 'younger', 'latest'].map((id) => [id, aCart(id)]))
  let hasFailed = false
  const fail = () => {
    hasFailed = true
    if (failure === 'ResourceNotFound') carts.delete('oldest')
    return { errors: [{ message: failure, extensions: { code: failure } }] }
  }
  const respond = ({ operationName, variables: { id, version } }: Call, actions: readonly Addition[]) => {
    const cart = carts.get(id)
    if (operationName === 'findMyCarts') return { data: { me: { carts: { results: [...carts.values()] } } } }
    // The active cart is the one that was changed last.
    if (operationName === 'getActiveCart')
      return { data: { me: { activeCart: carts.get('latest') ?? null } } }
    if (operationName === 'deleteMyCart') return { data: { deleteMyCart: carts.delete(id) ? cart : null } }
    if (!cart || (!hasFailed && failure !== 'lost')) return fail()
    if (version !== cart.version)
      return { errors: [{ message: 'conflict', extensions: { code: 'ConcurrentModification' } }] }
    const added = actions.map(({ addLineItem }) => aLine(addLineItem.productId))
    const changed = { ...cart, version: cart.version + 1, lineItems: [...cart.lineItems, ...added] }
    carts.set(id, changed)
    if (!hasFailed) {
      fail()
      throw new TypeError('The connection was closed.')
    }
    return { data: { updateMyCart: changed } }
  }
  const graphqlClient = createCommerceClient({
    graphqlUrl: 'https://platform.test/graphql',
    runtime: 'server',
    token: async () => 'token',
    fetch: async (_, init) => {
      const body = JSON.parse(String(init?.body))
      return Response.json(respond(body, body.variables.actions ?? []))
    },
  })
  return { carts, graphqlClient }
}

test('keeps the lines of all carts when a parallel request changes the oldest cart', async () => {
  const { carts, graphqlClient } = aPlatform('ConcurrentModification')
  const cart = await joinParallelCarts({ graphqlClient, pause: async () => undefined }, aCart('latest'))
  expect(cart.lineItems.map(({ productId }) => productId)).toEqual([
    'product-of-oldest',
    'product-of-younger',
    'product-of-latest',
  ])
  expect([...carts.keys()]).toEqual(['oldest'])
})

test('adds the lines of a deleted cart to the next cart when a parallel request deletes the oldest cart', async () => {
  const { carts, graphqlClient } = aPlatform('ResourceNotFound')
  const cart = await joinParallelCarts({ graphqlClient, pause: async () => undefined }, aCart('latest'))
  expect(cart.lineItems.map(({ productId }) => productId)).toEqual([
    'product-of-latest',
    'product-of-younger',
  ])
  expect([...carts.keys()]).toEqual(['latest'])
})

test('adds each line once when the response is lost after the lines were moved', async () => {
  const { carts, graphqlClient } = aPlatform('lost')
  const cart = await joinParallelCarts({ graphqlClient, pause: async () => undefined }, aCart('latest'))
  expect(cart.lineItems.map(({ productId }) => productId)).toEqual([
    'product-of-oldest',
    'product-of-younger',
    'product-of-latest',
  ])
  expect([...carts.keys()]).toEqual(['oldest'])
})
