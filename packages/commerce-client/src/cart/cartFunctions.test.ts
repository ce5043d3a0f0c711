import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type FaultyProxy, startFaultyProxy } from '../../test/faultyProxy.ts'
import { aVisitor, home, otherSku, project, sku } from '../../test/project.ts'
import { endpointsOfApiUrl } from '../client/endpoints.ts'
import { cartsOf, siteKeyOfCart } from '../site/cartSite.ts'
import { addLineItem } from './addLineItem.ts'
import { CartError } from './cartError.ts'
import { createMyCart } from './createMyCart.ts'
import { getActiveCart } from './getActiveCart.ts'
import { addLineAction, changeQuantityAction, removeLineAction } from './lineActions.ts'
import type { Cart, CartAction, CartContext, CartUpdate } from './types.ts'
import { CART_RETRIES, updateMyCart } from './updateMyCart.ts'

let proxy: FaultyProxy
beforeAll(async () => {
  proxy = await startFaultyProxy(project.authUrl)
})
afterAll(() => proxy.stop())

let pauses: number[]
beforeEach(() => {
  proxy.reset()
  pauses = []
})

/** A new guest behind the proxy; pauses are recorded and take no time. */
const aGuest = (): CartContext => {
  const { graphqlUrl } = endpointsOfApiUrl(proxy.url, project.projectKey)
  return {
    graphqlClient: aVisitor({ graphqlUrl, retry: { sleep: async () => {} } }).client,
    pause: async (retry) => void pauses.push(retry),
  }
}
const us = { currency: 'USD', country: 'US' }
const names = (): string[] => proxy.calls.map(({ operation }) => operation)
const variablesOf = (operation: string) =>
  proxy.calls
    .filter((call) => call.operation === operation)
    .map(({ body }) => JSON.parse(body).variables as { version: number; locale: string; draft: object })
const count = (cart: Cart | undefined, of: string): number =>
  (cart?.lineItems ?? [])
    .filter(({ variant }) => variant?.sku === of)
    .reduce((total, { quantity }) => total + quantity, 0)
const aFilledCart = async (guest: CartContext): Promise<Cart> => {
  const cart = await addLineItem(guest, us, { sku, quantity: 2 })
  proxy.reset()
  return cart
}
const updateOf = (cart: Cart, ...actions: CartAction[]): CartUpdate => ({
  id: cart.id,
  version: cart.version,
  actions,
})

test('uses a separate cart for each site, even after a version conflict; the default site uses a cart without a site', async () => {
  const guest = aGuest()
  const other = { ...guest, site: cartsOf({ key: 'larkhouse' }) }
  const own = { ...guest, site: cartsOf({ key: 'selvedge', isDefault: true }) }
  const without = await addLineItem(guest, us, { sku })
  expect(await getActiveCart(other, { fresh: true })).toBeUndefined()
  const cart = await addLineItem(other, us, { sku, quantity: 2 })
  expect([siteKeyOfCart(without), siteKeyOfCart(cart)]).toEqual([undefined, 'larkhouse'])
  expect((await getActiveCart(own, { fresh: true }))?.id).toBe(without.id)
  await addLineItem(own, without, { sku })
  // The default site's cart was modified last. A conflict in the other one reads the other one.
  await addLineItem(other, cart, { sku: otherSku })
  await addLineItem(own, { id: without.id }, { sku })
  const changed = await addLineItem(other, cart, { sku: otherSku })
  expect([changed.id, count(changed, otherSku)]).toEqual([cart.id, 2])
  expect((await getActiveCart(other, { fresh: true, currency: 'USD' }))?.id).toBe(cart.id)
})

test('throws the messages of the specification for invalid arguments, and sends no request', async () => {
  const guest = aGuest()
  const onError = vi.fn()
  const none = { graphqlClient: undefined, onError } as never
  const nothing = undefined as never
  const update = { id: 'c', version: 1, actions: [] }
  await expect(updateMyCart(none, update)).rejects.toThrow(new CartError('graphqlClient is required'))
  await expect(getActiveCart(none)).rejects.toThrow(new CartError('graphqlClient is required'))
  await expect(createMyCart(none, us)).rejects.toThrow(new CartError('graphqlClient is required'))
  await expect(addLineItem(none, us, { sku })).rejects.toThrow(new CartError('graphqlClient is required'))
  await expect(updateMyCart(guest, nothing)).rejects.toThrow(new CartError('params required'))
  for (const key of ['id', 'version'])
    await expect(updateMyCart(guest, { ...update, [key]: undefined } as never)).rejects.toThrow(
      new CartError('cartId and version are required'),
    )
  for (const draft of [nothing, { currency: '' }])
    await expect(createMyCart(guest, draft)).rejects.toThrow(new CartError('required params missing'))
  for (const line of [nothing, {}, { quantity: 2 }])
    await expect(addLineItem(guest, us, line)).rejects.toThrow(new CartError('required params missing'))
  await expect(addLineItem(guest, nothing, { sku })).rejects.toThrow(new CartError('required params missing'))
  expect(onError.mock.calls.map(([error]) => error.message)).toEqual([
    'graphqlClient is required',
    'graphqlClient is required',
    'graphqlClient is required',
  ])
  expect(names()).toEqual([])
})

test('creates the cart with its first line in one call', async () => {
  const guest = aGuest()
  expect(await getActiveCart(guest)).toBeUndefined()
  proxy.reset()
  const cart = await addLineItem({ ...guest, locale: 'en-GB' }, { currency: 'GBP', country: 'GB' }, { sku })
  expect(names()).toEqual(['createMyCart'])
  expect(cart.totalPrice.currencyCode).toBe('GBP')
  expect(cart.lineItems.map(({ quantity, key }) => [quantity, typeof key])).toEqual([[1, 'string']])
  expect(variablesOf('createMyCart')[0]!.locale).toBe('en-GB')
})

test('returns the full cart after an update and passes it to onUpdated', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  const onUpdated = vi.fn()
  const updated = await updateMyCart(
    { ...guest, onUpdated },
    updateOf(
      cart,
      { setShippingAddress: { address: home } },
      { setBillingAddress: { address: home } },
      changeQuantityAction(cart.lineItems[0]!.id, 5),
    ),
  )
  expect(updated.totalLineItemQuantity).toBe(5)
  expect(updated.shippingAddress).toMatchObject(home)
  expect(updated.taxedPrice?.totalTax?.centAmount).toBeGreaterThan(0)
  expect(onUpdated.mock.calls).toEqual([[updated]])
})

test('sends version 1 when the caller passes only the id of a cart', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  await addLineItem(guest, { id: cart.id }, { sku: otherSku })
  expect(variablesOf('updateMyCart')[0]).toMatchObject({ id: cart.id, version: 1, locale: 'en-US' })
})

test('adds each item once when two clients add to the same version of a cart', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  await Promise.all([
    addLineItem(guest, cart, { sku, quantity: 3 }),
    addLineItem({ ...guest }, cart, { sku: otherSku }),
  ])
  const current = await getActiveCart(guest, { fresh: true })
  expect([count(current, sku), count(current, otherSku)]).toEqual([5, 1])
})

test('retries with the newer version after a version conflict', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  proxy.before('updateMyCart', async () => {
    await addLineItem({ graphqlClient: guest.graphqlClient }, cart, { sku: otherSku })
  })
  const added = await addLineItem(guest, cart, { sku, quantity: 3 })
  expect([count(added, sku), count(added, otherSku)]).toEqual([5, 1])
})

test('throws and calls onError after three retries with version conflicts', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  const changeFirst = (): void =>
    proxy.before('updateMyCart', async () => {
      const current = await getActiveCart(guest, { fresh: true })
      await updateMyCart(
        guest,
        updateOf(current!, { setCustomerEmail: { email: `a${pauses.length}@b.example` } }),
      )
      changeFirst()
    })
  const onError = vi.fn()
  changeFirst()
  const failure = addLineItem({ ...guest, onError }, cart, { sku: otherSku })
  await expect(failure).rejects.toMatchObject({
    problem: { kind: 'graphql', code: 'ConcurrentModification' },
  })
  expect(pauses).toEqual(Array.from({ length: CART_RETRIES }, (_, retry) => retry))
  expect(onError).toHaveBeenCalledTimes(1)
  expect(count(await getActiveCart(guest, { fresh: true }), otherSku)).toBe(0)
})

test('throws the version conflict when another cart has replaced the requested cart', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  await createMyCart(guest, us)
  await expect(addLineItem(guest, { id: cart.id, version: 99 }, { sku })).rejects.toMatchObject({
    problem: { code: 'ConcurrentModification' },
  })
})

test('throws the lost response, not the later version conflict, when another cart has replaced the cart meanwhile', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  proxy.fail('updateMyCart', 'refuse')
  const pause = async (retry: number): Promise<void> => {
    if (retry > 0) return void (await createMyCart(guest, us))
    proxy.before('updateMyCart', async () => {
      await addLineItem({ graphqlClient: guest.graphqlClient }, cart, { sku: otherSku })
    })
  }
  await expect(addLineItem({ ...guest, pause }, cart, { sku })).rejects.toMatchObject({
    problem: { kind: 'network' },
  })
})

test.each(['lose', 'cut', 'refuse', 502] as const)(
  'adds the line only once when the response is lost through the fault “%s”',
  async (fault) => {
    const guest = aGuest()
    const cart = await aFilledCart(guest)
    proxy.fail('updateMyCart', fault)
    const added = await addLineItem(guest, cart, { sku: otherSku, quantity: 3 })
    expect(count(added, otherSku)).toBe(3)
    expect(count(await getActiveCart(guest, { fresh: true }), otherSku)).toBe(3)
  },
)

test('adds to an existing line only once when the response is lost and the caller passed the previous cart', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  proxy.fail('updateMyCart', 'lose')
  const added = await addLineItem(
    guest,
    { id: cart.id, version: cart.version, base: cart },
    { sku, quantity: 3 },
  )
  expect(count(added, sku)).toBe(5)
  expect(names().filter((name) => name === 'updateMyCart')).toHaveLength(1)
})

test('throws instead of adding again when the cart cannot show whether the lost update was applied', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  proxy.fail('updateMyCart', 'lose')
  const update = updateOf(cart, addLineAction({ sku, quantity: 3 }))
  await expect(updateMyCart(guest, update)).rejects.toMatchObject({ problem: { kind: 'network' } })
  expect(count(await getActiveCart(guest, { fresh: true }), sku)).toBe(5)
})

test('adds the line only once when a refused connection is followed by a lost response', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  proxy.fail('updateMyCart', 'refuse', 'lose')
  const added = await addLineItem(guest, cart, { sku: otherSku })
  expect(count(added, otherSku)).toBe(1)
})

test('when the response is lost, repeats an action that only sets a value', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  proxy.fail('updateMyCart', 'lose')
  const line = cart.lineItems[0]!.id
  const changed = await updateMyCart(guest, updateOf(cart, changeQuantityAction(line, 7)))
  expect(changed.totalLineItemQuantity).toBe(7)
})

test('succeeds when the response to a removal is lost', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  proxy.fail('updateMyCart', 'lose')
  const emptied = await updateMyCart(guest, updateOf(cart, removeLineAction(cart.lineItems[0]!.id)))
  expect(emptied.lineItems).toEqual([])
})

test.each(['lose', 'refuse'] as const)(
  'adds the first line of a new cart only once when the response is lost through the fault “%s”',
  async (fault) => {
    const guest = aGuest()
    proxy.fail('createMyCart', fault)
    const onUpdated = vi.fn()
    const cart = await addLineItem({ ...guest, onUpdated }, us, { sku, quantity: 2 })
    expect(count(cart, sku)).toBe(2)
    expect(onUpdated).toHaveBeenCalledTimes(1)
    expect((await getActiveCart(guest, { fresh: true }))?.id).toBe(cart.id)
  },
)

test('does not retry an update when the platform also fails to return the current cart', async () => {
  const guest = aGuest()
  const cart = await aFilledCart(guest)
  proxy.fail('updateMyCart', 503)
  proxy.fail('getActiveCart', 503, 503, 503, 503)
  await expect(addLineItem(guest, cart, { sku })).rejects.toMatchObject({ problem: { kind: 'network' } })
  expect(names().filter((name) => name === 'updateMyCart')).toHaveLength(1)
})

test('calls onError, and then throws the message of the platform', async () => {
  const guest = aGuest()
  const onError = vi.fn()
  const failure = addLineItem({ ...guest, onError }, us, { sku: 'no-such-sku' })
  await expect(failure).rejects.toMatchObject({ name: 'CartError', problem: { kind: 'graphql' } })
  expect(onError.mock.calls[0]![0].message).toContain('no-such-sku')
})

test('returns the variant’s current price in the given currency', async () => {
  const guest = aGuest()
  await aFilledCart(guest)
  const cart = await getActiveCart(guest, { currency: 'EUR', fresh: true })
  expect(cart?.totalPrice.currencyCode).toBe('USD')
  expect(cart?.lineItems[0]?.variant).toMatchObject({ price: { value: { currencyCode: 'EUR' } } })
})
