import { type Cart, type CartLine, createCommerceClient } from '@selvedge/commerce-client'
import { aCart, aLine } from '@selvedge/commerce-client/testing'
import { expect, test } from 'vitest'
import { joinParallelCarts } from './joinParallelCarts.ts'

const aLineOf = (productId: string, quantity = 2): CartLine =>
  aLine({ key: `key-of-${productId}`, productId, quantity })
const aCartOf = (id: string, productId = `product-of-${id}`): Cart =>
  aCart({ id, lineItems: [aLineOf(productId)] })

type Addition = { readonly addLineItem: { readonly productId: string; readonly quantity: number } }
type Call = {
  readonly operationName: string
  readonly variables: {
    readonly id: string
    readonly version: number
    readonly actions?: readonly Addition[]
  }
}

const refusal = (code: string) => ({ errors: [{ message: code, extensions: { code } }] })

/** Adds a line as the platform does: a line of the same product gets its quantity and keeps its own key. */
const withLine = (lines: readonly CartLine[], { productId, quantity }: Addition['addLineItem']) =>
  lines.some((line) => line.productId === productId)
    ? lines.map((line) =>
        line.productId === productId ? { ...line, quantity: line.quantity + quantity } : line,
      )
    : [...lines, aLineOf(productId, quantity)]

type Failure =
  | 'ConcurrentModification'
  | 'ResourceNotFound'
  | 'lost update'
  | 'lost deletion'
  | 'late deletion'
  | 'unread'

/**
 * A platform with three carts of a guest, all with the same product if `product` is set. Once, it fails in the way of a parallel request that has
 * changed or deleted the oldest cart, loses the response of an update or a deletion, or cannot be read after a deletion.
 */
const aPlatform = (failure: Failure, product?: string) => {
  const carts = new Map(['oldest', 'younger', 'latest'].map((id) => [id, aCartOf(id, product)]))
  let hasFailed = false
  const failOnce = (kind: Failure): boolean => {
    const fails = failure === kind && !hasFailed
    hasFailed ||= fails
    return fails
  }
  const lose = (): never => {
    throw new TypeError('The connection was closed.')
  }
  const update = (cart: Cart | undefined, { version, actions = [] }: Call['variables']) => {
    if (failOnce('ConcurrentModification')) return refusal('ConcurrentModification')
    if (failOnce('ResourceNotFound')) carts.delete('oldest')
    if (!cart || !carts.has(cart.id)) return refusal('ResourceNotFound')
    if (version !== cart.version) return refusal('ConcurrentModification')
    const lineItems = actions.reduce<readonly CartLine[]>(
      (lines, { addLineItem }) => withLine(lines, addLineItem),
      cart.lineItems,
    )
    const changed = { ...cart, version: cart.version + 1, lineItems: [...lineItems] }
    carts.set(cart.id, changed)
    return failOnce('lost update') ? lose() : { data: { updateMyCart: changed } }
  }
  const respond = ({ operationName, variables }: Call) => {
    const cart = carts.get(variables.id)
    switch (operationName) {
      case 'findMyCarts':
        return carts.size < 3 && failOnce('unread')
          ? refusal('General')
          : { data: { me: { carts: { results: [...carts.values()] } } } }
      // The active cart is the one that was changed last.
      case 'getActiveCart':
        return { data: { me: { activeCart: carts.get('latest') ?? null } } }
      case 'deleteMyCart':
        // The platform deletes the cart after the request was aborted.
        if (failOnce('late deletion')) {
          setTimeout(() => carts.delete(variables.id), 200)
          return lose()
        }
        if (!cart) return refusal('ResourceNotFound')
        carts.delete(variables.id)
        return failOnce('lost deletion') ? lose() : { data: { deleteMyCart: cart } }
      default:
        return update(cart, variables)
    }
  }
  const graphqlClient = createCommerceClient({
    graphqlUrl: 'https://platform.test/graphql',
    runtime: 'server',
    token: async () => 'token',
    fetch: async (_, init) => Response.json(respond(JSON.parse(String(init?.body)))),
  })
  return { carts, graphqlClient }
}

test('keeps the lines of all carts when a parallel request changes the oldest cart', async () => {
  const { carts, graphqlClient } = aPlatform('ConcurrentModification')
  const cart = await joinParallelCarts({ graphqlClient, pause: async () => undefined }, aCartOf('latest'))
  expect(cart.lineItems.map(({ productId }) => productId)).toEqual([
    'product-of-oldest',
    'product-of-younger',
    'product-of-latest',
  ])
  expect([...carts.keys()]).toEqual(['oldest'])
})

test('adds the lines of a deleted cart to the next cart when a parallel request deletes the oldest cart', async () => {
  const { carts, graphqlClient } = aPlatform('ResourceNotFound')
  const cart = await joinParallelCarts({ graphqlClient, pause: async () => undefined }, aCartOf('latest'))
  expect(cart.lineItems.map(({ productId }) => productId)).toEqual([
    'product-of-latest',
    'product-of-younger',
  ])
  expect([...carts.keys()]).toEqual(['latest'])
})

test.each(['lost update', 'lost deletion', 'late deletion', 'unread'] as const)(
  'adds each line once after a failure of the kind “%s”, also to a line of the same product',
  async (failure) => {
    for (const product of [undefined, 'the-product']) {
      const { carts, graphqlClient } = aPlatform(failure, product)
      const caller = { graphqlClient, pause: async () => undefined }
      const cart = await joinParallelCarts(caller, aCartOf('latest', product))
      expect(cart.lineItems.map(({ productId, quantity }) => [productId, quantity])).toEqual(
        product
          ? [[product, 6]]
          : [
              ['product-of-oldest', 2],
              ['product-of-younger', 2],
              ['product-of-latest', 2],
            ],
      )
      expect([...carts.keys()]).toEqual(['oldest'])
    }
  },
)
