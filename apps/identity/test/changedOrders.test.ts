import { runMutation, runQuery } from '@selvedge/commerce-client'
import { cartFingerprint, GetCartDocument, UpdateCartDocument } from '@selvedge/commerce-client/server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  allPayments,
  aShopper,
  calm,
  cardToken,
  choose,
  orderNumberOf,
  ordersOf,
  paymentsOf,
  place,
  provoke,
  type Shopper,
  submit,
  untilDone,
} from './harness/orders.ts'
import { address, platformRows, rowsOf, theShop } from './harness/shop.ts'
import { startIdentity, type TestIdentity } from './harness/startIdentity.ts'

let identity: TestIdentity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
afterEach(calm)

/** The steps of an order that are written down as done. */
const stepsOf = async (attemptId: string): Promise<string[]> =>
  (
    await rowsOf<{ function_name: string }>(
      identity.databaseUrl,
      'select function_name from dbos.operation_outputs where workflow_uuid = $1',
      [attemptId],
    )
  ).map((row) => row.function_name)

const change = async (cartId: string, actions: object[]): Promise<void> => {
  const { client } = theShop()
  const found = await runQuery(client, GetCartDocument, { id: cartId })
  const version = found.ok ? (found.value.cart?.version ?? 0) : 0
  const answer = await runMutation(client, UpdateCartDocument, { id: cartId, version, actions })
  if (!answer.ok) throw new Error(answer.problem.message)
}

test('a cart changed after the review: the new total is shown and nothing was charged', async () => {
  const shopper = await aShopper(identity.url)
  const line = shopper.cart.lineItems[0]
  await change(shopper.cart.id, [{ changeLineItemQuantity: { lineItemId: line?.id, quantity: 9 } }])
  const before = (await allPayments()).length
  const failed = await place(shopper)
  expect(failed).toMatchObject({ state: 'failed', problem: { kind: 'total-changed' } })
  expect(failed.problem.totalCents).toBeGreaterThan(shopper.total)
  expect(await allPayments()).toHaveLength(before)
  expect(await place({ ...shopper, total: failed.problem.totalCents })).toMatchObject({ state: 'placed' })
})

type Price = { readonly currencyCode: string; centAmount: number }

const isPrice = (value: unknown): value is Price =>
  typeof value === 'object' && value !== null && 'currencyCode' in value && 'centAmount' in value

/** Makes everything of a product's document dearer by some cents, as its merchant does. */
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
      await change(cart.id, [{ setShippingAddress: { address: inCalifornia } }])
      return async () => undefined
    },
  ],
  [
    'a code',
    async ({ cart }) => {
      await change(cart.id, [{ addDiscountCode: { code: 'WELCOME10' } }])
      return async () => undefined
    },
  ],
])(
  '%s changed after the review: the new total is shown, and charged when it is confirmed',
  async (_, act) => {
    const shopper = await aShopper(identity.url)
    const takeBack = await act(shopper)
    const before = (await allPayments()).length
    const failed = await place(shopper)
    expect(failed).toMatchObject({ state: 'failed', problem: { kind: 'total-changed' } })
    expect(failed.problem.totalCents).not.toBe(shopper.total)
    expect(await allPayments()).toHaveLength(before)
    const placed = await place({ ...shopper, total: failed.problem.totalCents })
    expect(placed).toMatchObject({ state: 'placed' })
    expect(await paymentsOf(placed.orderNumber)).toMatchObject([{ captured: failed.problem.totalCents }])
    await takeBack()
  },
)

test('paid but refused: no order, and what was held is let go once, however often that fails', async () => {
  const shopper = await aShopper(identity.url)
  await provoke({ act: 'authorise', fault: 'slow', delayMs: 900 })
  await provoke({ act: 'cancel', fault: 'error-500', times: 2 })
  const begun = await submit(shopper)
  const orderNumber = await orderNumberOf(identity, begun.body.id)
  // The amount is held from now on at the latest; then the cart changes under the order.
  await expect.poll(async () => (await stepsOf(begun.body.id)).includes('validateLines')).toBe(true)
  const lineItemId = shopper.cart.lineItems[0]?.id
  await change(shopper.cart.id, [{ changeLineItemQuantity: { lineItemId, quantity: 7 } }])
  const failed = await untilDone(shopper.page, begun.body.id)
  expect(failed).toMatchObject({ state: 'failed', problem: { kind: 'total-changed' } })
  expect(await ordersOf(shopper.cart.id)).toEqual([])
  expect(await paymentsOf(orderNumber)).toMatchObject([
    { authorised: 0, captured: 0, voided: shopper.total, refunded: 0 },
  ])
})

/** What the shop says that the shopper saw. */
const seenBy = async ({ page, cart }: Shopper) => ({
  cart: await cartFingerprint(cart),
  payment: (await page.get(`/api/selvedge/carts/${cart.id}/payment`)).body.stamp,
})

test('what was reviewed and is unchanged is placed', async () => {
  const shopper = await aShopper(identity.url)
  expect(await place(shopper, { reviewed: await seenBy(shopper) })).toMatchObject({ state: 'placed' })
})

test.each<[string, (shopper: Shopper) => Promise<unknown>]>([
  [
    'address',
    ({ cart }) => change(cart.id, [{ setShippingAddress: { address: { ...address, streetNumber: '77' } } }]),
  ],
  ['payment', async (shopper) => choose(shopper, { kind: 'card', token: await cardToken() })],
])('another %s than was reviewed, for the same total: nothing is ordered or charged', async (_, act) => {
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
})

test('another address while the money is being held: it is let go, and nothing is ordered', async () => {
  const shopper = await aShopper(identity.url)
  const reviewed = await seenBy(shopper)
  await provoke({ act: 'authorise', fault: 'slow', delayMs: 900 })
  const begun = await submit(shopper, { reviewed })
  await expect.poll(async () => (await stepsOf(begun.body.id)).includes('validateLines')).toBe(true)
  await change(shopper.cart.id, [{ setShippingAddress: { address: { ...address, streetNumber: '77' } } }])
  expect(await untilDone(shopper.page, begun.body.id)).toMatchObject({
    state: 'failed',
    problem: { kind: 'review-outdated' },
  })
  expect(await paymentsOf(await orderNumberOf(identity, begun.body.id))).toMatchObject([
    { authorised: 0, captured: 0, voided: shopper.total },
  ])
})
