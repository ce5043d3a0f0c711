import { runMutation, runQuery } from '@selvedge/commerce-client'
import { cartFingerprint, GetCartDocument, UpdateCartDocument } from '@selvedge/commerce-client/server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  addFault,
  allPayments,
  aShopper,
  cardToken,
  choose,
  clearFaults,
  orderNumberOf,
  ordersOf,
  paymentsOf,
  place,
  type Shopper,
  submit,
  waitForEnd,
} from './harness/orders.ts'
import { address, platformClients, platformRows, rowsOf } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
afterEach(clearFaults)

/** The recorded steps of an order. */
const stepsOf = async (attemptId: string): Promise<string[]> =>
  (
    await rowsOf<{ function_name: string }>(
      identity.databaseUrl,
      'select function_name from dbos.operation_outputs where workflow_uuid = $1',
      [attemptId],
    )
  ).map((row) => row.function_name)

const updateCart = async (cartId: string, actions: object[]): Promise<void> => {
  const { client } = platformClients()
  const found = await runQuery(client, GetCartDocument, { id: cartId })
  const version = found.ok ? (found.value.cart?.version ?? 0) : 0
  const result = await runMutation(client, UpdateCartDocument, { id: cartId, version, actions })
  if (!result.ok) throw new Error(result.problem.message)
}

test('returns the new total and charges nothing when the cart changed after the review', async () => {
  const shopper = await aShopper(identity.url)
  const line = shopper.cart.lineItems[0]
  await updateCart(shopper.cart.id, [{ changeLineItemQuantity: { lineItemId: line?.id, quantity: 9 } }])
  const before = (await allPayments()).length
  const failed = await place(shopper)
  expect(failed).toMatchObject({ state: 'failed', problem: { kind: 'total-changed' } })
  expect(failed.problem.totalCents).toBeGreaterThan(shopper.total)
  expect(await allPayments()).toHaveLength(before)
  expect(await place({ ...shopper, total: failed.problem.totalCents })).toMatchObject({ state: 'placed' })
})

test('refuses a cart with a Fill-a-Yard that has empty parts, and charges nothing', async () => {
  const shopper = await aShopper(identity.url)
  await updateCart(shopper.cart.id, [{ addLineItem: { sku: 'fill-a-yard-four-quarters-yard' } }])
  const before = (await allPayments()).length
  expect(await place(shopper)).toMatchObject({ state: 'failed', problem: { kind: 'cart-changed' } })
  expect(await allPayments()).toHaveLength(before)
})

type Price = { readonly currencyCode: string; centAmount: number }

const isPrice = (value: unknown): value is Price =>
  typeof value === 'object' && value !== null && 'currencyCode' in value && 'centAmount' in value

/** Raises all prices in a product's document by some cents, as its merchant does. */
const makeDearer = async (productId: string, cents: number): Promise<void> => {
  const [row] = await platformRows<{ doc: object }>('select doc from products where id = $1', [productId])
  const doc: unknown = JSON.parse(JSON.stringify(row?.doc), (_, value: unknown) =>
    isPrice(value) ? { ...value, centAmount: value.centAmount + cents } : value,
  )
  await platformRows('update products set doc = $2 where id = $1', [productId, JSON.stringify(doc)])
}

const inCalifornia = {
  firstName: 'Marianne',
  lastName: 'Hale',
  country: 'US',
  streetNumber: '1',
  streetName: 'Mission Street',
  city: 'San Francisco',
  state: 'CA',
  postalCode: '94105',
}

test.each<[string, (shopper: Shopper) => Promise<() => Promise<void>>]>([
  [
    'a price',
    async ({ cart }) => {
      const productId = cart.lineItems[0]?.productId ?? ''
      await makeDearer(productId, 100)
      return () => makeDearer(productId, -100)
    },
  ],
  [
    'the tax',
    async ({ cart }) => {
      await updateCart(cart.id, [{ setShippingAddress: { address: inCalifornia } }])
      return async () => undefined
    },
  ],
  [
    'a code',
    async ({ cart }) => {
      await updateCart(cart.id, [{ addDiscountCode: { code: 'WELCOME10' } }])
      return async () => undefined
    },
  ],
])(
  '%s changed after the review: returns the new total, and charges the new total after confirmation',
  async (_, act) => {
    const shopper = await aShopper(identity.url)
    const restore = await act(shopper)
    const before = (await allPayments()).length
    const failed = await place(shopper)
    expect(failed).toMatchObject({ state: 'failed', problem: { kind: 'total-changed' } })
    expect(failed.problem.totalCents).not.toBe(shopper.total)
    expect(await allPayments()).toHaveLength(before)
    const placed = await place({ ...shopper, total: failed.problem.totalCents })
    expect(placed).toMatchObject({ state: 'placed' })
    expect(await paymentsOf(placed.orderNumber)).toMatchObject([{ captured: failed.problem.totalCents }])
    await restore()
  },
)

test('releases the payment exactly once when the order is refused after the authorisation, however often the release fails', async () => {
  const shopper = await aShopper(identity.url)
  await addFault({ act: 'authorise', fault: 'slow', delayMs: 900 })
  await addFault({ act: 'cancel', fault: 'error-500', times: 2 })
  const begun = await submit(shopper)
  const orderNumber = await orderNumberOf(identity, begun.body.id)
  // The amount is held before `recordPayment`; then the cart changes.
  await expect.poll(async () => (await stepsOf(begun.body.id)).includes('validateLines')).toBe(true)
  const lineItemId = shopper.cart.lineItems[0]?.id
  await updateCart(shopper.cart.id, [{ changeLineItemQuantity: { lineItemId, quantity: 7 } }])
  const failed = await waitForEnd(shopper.page, begun.body.id)
  expect(failed).toMatchObject({ state: 'failed', problem: { kind: 'total-changed' } })
  expect(await ordersOf(shopper.cart.id)).toEqual([])
  expect(await paymentsOf(orderNumber)).toMatchObject([
    { authorised: 0, captured: 0, voided: shopper.total, refunded: 0 },
  ])
})

/** The fingerprints of what the shopper saw. */
const seenBy = async ({ page, cart }: Shopper) => ({
  cart: await cartFingerprint(cart),
  payment: (await page.get(`/api/selvedge/carts/${cart.id}/payment`)).body.stamp,
})

test('places an order that is unchanged since the review', async () => {
  const shopper = await aShopper(identity.url)
  expect(await place(shopper, { reviewed: await seenBy(shopper) })).toMatchObject({ state: 'placed' })
})

test.each<[string, (shopper: Shopper) => Promise<unknown>]>([
  [
    'address',
    ({ cart }) =>
      updateCart(cart.id, [{ setShippingAddress: { address: { ...address, streetNumber: '77' } } }]),
  ],
  ['payment', async (shopper) => choose(shopper, { kind: 'card', token: await cardToken() })],
])(
  'places no order and charges nothing when the %s changed after the review, even though the total did not',
  async (_, act) => {
    const shopper = await aShopper(identity.url)
    const reviewed = await seenBy(shopper)
    await act(shopper)
    const before = (await allPayments()).length
    expect(await place(shopper, { reviewed })).toMatchObject({
      state: 'failed',
      problem: { kind: 'review-outdated' },
    })
    expect(await ordersOf(shopper.cart.id)).toEqual([])
    expect(await allPayments()).toHaveLength(before)
  },
)

test('releases the payment when the address changes during the authorisation', async () => {
  const shopper = await aShopper(identity.url)
  const reviewed = await seenBy(shopper)
  await addFault({ act: 'authorise', fault: 'slow', delayMs: 900 })
  const begun = await submit(shopper, { reviewed })
  await expect.poll(async () => (await stepsOf(begun.body.id)).includes('validateLines')).toBe(true)
  await updateCart(shopper.cart.id, [{ setShippingAddress: { address: { ...address, streetNumber: '77' } } }])
  expect(await waitForEnd(shopper.page, begun.body.id)).toMatchObject({
    state: 'failed',
    problem: { kind: 'review-outdated' },
  })
  expect(await paymentsOf(await orderNumberOf(identity, begun.body.id))).toMatchObject([
    { authorised: 0, captured: 0, voided: shopper.total },
  ])
})
