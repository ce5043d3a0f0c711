import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakePlatform, type Reply, startFakePlatform } from '../../test/fakePlatform.ts'
import { createCommerceClient } from '../client/createCommerceClient.ts'
import { aCart } from '../testing/index.ts'
import { addLineItem } from './addLineItem.ts'
import { CartError } from './cartError.ts'
import { createMyCart } from './createMyCart.ts'
import { getActiveCart } from './getActiveCart.ts'
import type { CartContext, CartUpdate } from './types.ts'
import { CART_RETRIES, updateMyCart } from './updateMyCart.ts'

type Call = { operationName: string; variables: { version: number; locale: string; draft: object } }

let platform: FakePlatform
let context: CartContext
beforeAll(async () => {
  platform = await startFakePlatform()
  const client = createCommerceClient({ graphqlUrl: `${platform.url}/my-shop/graphql`, timeoutMs: 1_000 })
  context = { graphqlClient: client }
})
afterAll(() => platform.stop())

/** A platform that holds one cart, loses as many version races as it is told to, and counts what it added. */
let held: { version: number; added: number; races: number }
const conflict: Reply = {
  json: {
    data: null,
    errors: [{ message: 'Version is stale.', extensions: { code: 'ConcurrentModification' } }],
  },
}
const cartReply = (field: string): Reply => {
  const cart = aCart({ version: held.version })
  return { json: { data: field === 'activeCart' ? { me: { activeCart: cart } } : { [field]: cart } } }
}
const calls = (): Call[] => platform.received.map(({ body }) => JSON.parse(body))
const operations = (): string[] => calls().map(({ operationName }) => operationName)
beforeEach(() => {
  held = { version: 5, added: 0, races: 0 }
  platform.answer(({ body }) => {
    const { operationName, variables }: Call = JSON.parse(body)
    if (operationName === 'getActiveCart') return cartReply('activeCart')
    if (operationName === 'updateMyCart') {
      // Somebody else writes between the shopper's read and write.
      if (held.races > 0) {
        held.races -= 1
        held.version += 1
      }
      if (variables.version !== held.version) return conflict
    }
    held.version += 1
    held.added += 1
    return cartReply(operationName)
  })
})

const update: CartUpdate = { id: 'cart-1', version: 5, actions: [{ addLineItem: { sku: 'linen-18' } }] }
const without = (value: object, key: string): never => ({ ...value, [key]: undefined }) as never

test('the functions refuse a wrong call in the words of the specification, and call nobody', async () => {
  const none = { graphqlClient: undefined } as never
  const nothing = undefined as never
  await expect(updateMyCart(none, update)).rejects.toThrow(new CartError('graphqlClient is required'))
  await expect(getActiveCart(none)).rejects.toThrow(new CartError('graphqlClient is required'))
  await expect(createMyCart(none, { currency: 'USD' })).rejects.toThrow(
    new CartError('graphqlClient is required'),
  )
  await expect(updateMyCart(context, nothing)).rejects.toThrow(new CartError('params required'))
  for (const key of ['id', 'version'])
    await expect(updateMyCart(context, without(update, key))).rejects.toThrow(
      new CartError('cartId and version are required'),
    )
  await expect(createMyCart(context, nothing)).rejects.toThrow(new CartError('required params missing'))
  await expect(createMyCart(context, { currency: '' })).rejects.toThrow(
    new CartError('required params missing'),
  )
  for (const line of [nothing, {}, { quantity: 2 }])
    await expect(addLineItem(context, { id: 'cart-1' }, line)).rejects.toThrow(
      new CartError('required params missing'),
    )
  await expect(addLineItem(context, nothing, { sku: 's' })).rejects.toThrow(
    new CartError('required params missing'),
  )
  expect(platform.received).toEqual([])
})

test('the first line creates the cart, in one call', async () => {
  await addLineItem({ ...context, locale: 'en-GB' }, { currency: 'GBP', country: 'GB' }, { sku: 'linen-18' })
  expect(operations()).toEqual(['createMyCart'])
  expect(calls()[0]!.variables).toEqual({
    draft: { currency: 'GBP', country: 'GB', locale: 'en-GB', lineItems: [{ sku: 'linen-18', quantity: 1 }] },
    locale: 'en-GB',
  })
})

test('a line for a known cart goes out with version 1 unless said otherwise', async () => {
  held.version = 1
  const cart = await addLineItem(context, { id: 'cart-1' }, { sku: 'linen-18' })
  expect(cart.version).toBe(2)
  expect(calls()[0]!.variables).toMatchObject({ id: 'cart-1', version: 1, locale: 'en-US' })
})

test('a lost race is run again on the version that won, and adds once', async () => {
  held.races = 1
  const cart = await updateMyCart(context, update)
  expect(operations()).toEqual(['updateMyCart', 'getActiveCart', 'updateMyCart'])
  expect(calls().at(-1)!.variables.version).toBe(6)
  expect(cart.version).toBe(7)
  expect(held.added).toBe(1)
})

test('a race that is lost again and again is given up after three retries, with nothing added', async () => {
  held.races = 100
  await expect(updateMyCart(context, update)).rejects.toMatchObject({
    message: 'Version is stale.',
    problem: { kind: 'graphql', code: 'ConcurrentModification' },
  })
  expect(operations().filter((name) => name === 'updateMyCart')).toHaveLength(1 + CART_RETRIES)
  expect(held.added).toBe(0)
})

test('another cart that took the place of this one is left alone', async () => {
  held.races = 1
  await expect(updateMyCart(context, { ...update, id: 'cart-2' })).rejects.toThrow('Version is stale.')
  expect(operations()).toEqual(['updateMyCart', 'getActiveCart'])
})

test.each([
  ['an answer that never comes', { never: true }],
  ['an answer that is cut off', { cut: '{"data": {"updateMyCart": ' }],
  ['a gateway error', { status: 503, json: {} }],
] as const)('%s is not tried again, because the line may be in the cart', async (_, reply) => {
  platform.answer(() => reply)
  await expect(updateMyCart(context, update)).rejects.toMatchObject({ problem: { kind: 'network' } })
  expect(platform.received).toHaveLength(1)
})

test('a refusal is thrown in the words of the platform', async () => {
  const errors = [
    { message: 'Not enough stock.', extensions: { code: 'OutOfStock' } },
    { message: 'Second.' },
  ]
  platform.answer(() => ({ json: { data: { updateMyCart: null }, errors } }))
  await expect(updateMyCart(context, update)).rejects.toMatchObject({
    name: 'CartError',
    message: 'Not enough stock.',
    problem: { kind: 'graphql', code: 'OutOfStock' },
  })
})

test('there is no cart before the first line', async () => {
  platform.answer(() => ({ json: { data: { me: { activeCart: null } } } }))
  expect(await getActiveCart(context)).toBeUndefined()
})
