import {
  eventually,
  followRefresh,
  type GivenCart,
  marianne,
  orderNumberOf,
  paymentIntents,
  placeOrder,
  provokeFault,
  query,
  submitOrder,
} from '@selvedge/testing'
import { describe, expect, test } from 'vitest'
import { aVisitor, expectNoOrder, expectOrder, givenCart, givenOrder, shop } from '../shop.ts'

const PLACING = 'Placing your order'

const atReview = (): Promise<GivenCart> => givenCart({ address: marianne, payment: 'card' })

/** Submits the order and returns the page that is shown while it is being placed. */
const startOrder = ({ page }: GivenCart) => page.check(/^I agree/).press(/^Place order/)

test.each(['slow', 'hang-before', 'hang-after', 'error-500', 'error-503', 'cut-body'])(
  'places one order and charges it once when the provider responds to the charge with %s',
  async (fault) => {
    const { page } = await atReview()
    await provokeFault(shop, 'authorise', fault)
    const success = await placeOrder(page)
    const { orderNumber } = await expectOrder(success)
    const charges = (await paymentIntents(shop)).filter(
      ({ metadata }) => metadata.order_number === orderNumber,
    )
    expect(charges).toHaveLength(1)
  },
)

test('redirects from the cart and the checkout to the page of an order that is being placed', async () => {
  const given = await atReview()
  // The provider does not respond until both pages were opened, so that the order is still being placed.
  await provokeFault(shop, 'authorise', 'hang-after', 4)
  expect((await startOrder(given)).heading).toBe(PLACING)
  for (const path of ['/checkout', '/cart'])
    expect((await given.visitor.open(path)).path).toBe('/checkout/placing')
  await provokeFault(shop, 'authorise', 'hang-after', 0)
  const success = await followRefresh(await given.visitor.open('/cart'))
  await expectOrder(success)
  expect((await given.visitor.open('/cart')).text).toContain('Nothing in here yet')
})

describe('while the order service is down', () => {
  test('keeps polling on the page of an order that is being placed', async () => {
    const given = await atReview()
    await provokeFault(shop, 'authorise', 'hang-after')
    const waiting = await startOrder(given)
    expect([waiting.heading, waiting.refresh]).toEqual([PLACING, expect.any(String)])
    await shop.kill('identity')
    try {
      const delayed = await waiting.reload()
      expect([delayed.heading, delayed.text]).toEqual([
        PLACING,
        expect.stringContaining('This takes longer than usual.'),
      ])
      expect(delayed.refresh).toEqual(expect.any(String))
    } finally {
      await shop.restart('identity')
    }
    await expectOrder(await followRefresh(await waiting.reload()))
  })

  test('refuses an order, shows a message, charges nothing, and accepts the order after the restart', async () => {
    const { page, visitor } = await atReview()
    await shop.kill('identity')
    try {
      const refused = await page.check(/^I agree/).press(/^Place order/)
      expect([refused.status, refused.alerts.join()]).toEqual([
        503,
        expect.stringContaining('Unexpected empty checkout response.'),
      ])
    } finally {
      await shop.restart('identity')
    }
    await expectNoOrder(visitor)
    await expectOrder(await placeOrder(await visitor.open('/checkout')))
  })

  test('in a second window, shows an error instead of an empty cart, and shows the placed order after the restart', async () => {
    const { page, visitor } = await atReview()
    const other = aVisitor()
    await other.addCookies(await visitor.cookies())
    await placeOrder(page)
    await shop.kill('identity')
    try {
      for (const path of ['/cart', '/checkout']) expect((await other.open(path)).status).toBe(503)
    } finally {
      await shop.restart('identity')
    }
    await expectOrder(await followRefresh(await other.open('/cart')))
  })

  test('shows a message instead of payment methods, and shows the payment methods after the restart', async () => {
    const { page, visitor } = await givenCart({ address: marianne })
    await shop.kill('identity')
    try {
      expect((await page.reload()).alerts.join()).toContain('Unexpected empty payment response.')
    } finally {
      await shop.restart('identity')
    }
    expect((await page.reload()).hasField(/^Card/)).toBe(true)
    await expectNoOrder(visitor)
  })

  test('accepts a promo code even when the order service cannot count wrong codes', async () => {
    const { page } = await givenCart()
    await shop.kill('identity')
    try {
      const cart = await page.fill('Promo code', 'WELCOME10').press('Apply')
      expect(cart.has('button', 'Remove code WELCOME10')).toBe(true)
    } finally {
      await shop.restart('identity')
    }
  })
})

test('places one order with one charge when the order service dies between the payment and the order', async () => {
  const given = await atReview()
  const before = new Set((await paymentIntents(shop)).map(({ id }) => id))
  const added = async () => (await paymentIntents(shop)).filter(({ id }) => !before.has(id))
  // The provider reserves the amount and does not respond, so the service dies inside the payment step.
  await provokeFault(shop, 'authorise', 'hang-after')
  const submitted = startOrder(given)
  const [charge] = await eventually(added, (charges) => charges.length === 1)
  const number = charge?.metadata.order_number ?? ''
  expect(number).toMatch(/^SV-/)
  await shop.kill('identity')
  await submitted
  const states = await query(shop, 'identity', 'select state from order_attempt where order_number = $1', [
    number,
  ])
  expect(states).toEqual([{ state: 'running' }])
  const orders = () =>
    query(
      shop,
      'platform',
      "select 1 from orders where doc->>'orderNumber' = $1 and doc->>'paymentState' = 'Paid'",
      [number],
    )
  expect(await orders()).toEqual([])

  await shop.restart('identity')
  expect(await eventually(orders, (rows) => rows.length > 0, { timeoutMs: 40_000 })).toHaveLength(1)
  expect((await added()).map(({ status }) => status)).toEqual(['succeeded'])
  const success = await given.visitor.open(`/checkout/success?order=${number}`)
  expect([success.status, orderNumberOf(success)]).toEqual([200, number])
  await expectOrder(success)
})

test('retries the lookup of an order until the platform responds again', async () => {
  const { page, number } = await givenOrder({ address: marianne })
  await shop.kill('platform')
  try {
    const waiting = await page.reload()
    expect([waiting.status, waiting.heading, waiting.refresh]).toEqual([
      503,
      'Looking up your order',
      expect.any(String),
    ])
  } finally {
    await shop.restart('platform')
  }
  expect((await followRefresh(await page.reload())).text).toContain(`Your order number is ${number}.`)
})

test('after a refused order, redirects to the review, which can be submitted again', async () => {
  const { page, visitor } = await atReview()
  await provokeFault(shop, 'authorise', 'refused')
  const refused = await submitOrder(page)
  expect(refused.alerts.length).toBeGreaterThan(0)
  await expectNoOrder(visitor)
})
