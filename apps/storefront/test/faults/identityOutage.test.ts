import {
  eventually,
  followRefresh,
  type GivenCart,
  marianne,
  orderNumberOf,
  type Page,
  paymentIntents,
  placeOrder,
  provokeFault,
  query,
  type Visitor,
} from '@selvedge/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aVisitor, expectNoOrder, expectOrder, givenCart, shop } from '../shop.ts'
import { address, openShipping, typedLine } from './openShipping.ts'

const PLACING = 'Placing your order'

const atReview = (): Promise<GivenCart> => givenCart({ address: marianne, payment: 'card' })

/** Submits the order and returns the page that is shown while it is being placed. */
const startOrder = ({ page }: GivenCart) => page.check(/^I agree/).press(/^Place order/)

const samplerLinks = async (visitor: Visitor): Promise<readonly number[]> => {
  const home = await visitor.open('/')
  return [home.status, home.all('link', 'Start a sampler', home.main).length]
}

type Interrupted = { readonly given: GivenCart; readonly waiting: Page; readonly number: string }

/** Starts an order whose provider reserves the amount and does not respond, so that the service dies inside this step. */
const startInterruptedOrder = async (): Promise<Interrupted> => {
  const given = await atReview()
  const before = new Set((await paymentIntents(shop)).map(({ id }) => id))
  // Repeated calls do not get a response either, however long the next steps of the test take.
  await provokeFault(shop, 'authorise', 'hang-after', 4)
  const waiting = await startOrder(given)
  const [charge] = await eventually(
    async () => (await paymentIntents(shop)).filter(({ id }) => !before.has(id)),
    (charges) => charges.length === 1,
  )
  return { given, waiting, number: charge?.metadata.order_number ?? '' }
}

/** A second window of a visitor who places an order in the first one. */
const orderInFirstWindow = async (): Promise<Visitor> => {
  const { page, visitor } = await atReview()
  const second = aVisitor()
  await second.addCookies(await visitor.cookies())
  await placeOrder(page)
  return second
}

/** What visitors opened before the order service was down. */
type Opened = {
  readonly home: { readonly visitor: Visitor; readonly links: readonly number[] }
  readonly cart: GivenCart
  readonly shipping: { readonly visitor: Visitor; readonly form: Page }
  readonly payment: GivenCart
  readonly review: GivenCart
  readonly second: Visitor
  readonly interrupted: Interrupted
}

const openPages = async (): Promise<Opened> => {
  const visitor = aVisitor()
  return {
    home: { visitor, links: await samplerLinks(visitor) },
    cart: await givenCart(),
    shipping: await openShipping(),
    payment: await givenCart({ address: marianne }),
    review: await atReview(),
    second: await orderInFirstWindow(),
    interrupted: await startInterruptedOrder(),
  }
}

const statesOf = (number: string) =>
  query(shop, 'identity', 'select state from order_attempt where order_number = $1', [number])

const paidOrders = (number: string) =>
  query(
    shop,
    'platform',
    "select 1 from orders where doc->>'orderNumber' = $1 and doc->>'paymentState' = 'Paid'",
    [number],
  )

const statusesOfCharges = async (number: string): Promise<readonly string[]> =>
  (await paymentIntents(shop))
    .filter(({ metadata }) => metadata.order_number === number)
    .map(({ status }) => status)

let opened: Opened
/** The response to an address that was submitted while the order service was down. */
let refusedShipping: Page

describe('while the order service is down', () => {
  beforeAll(async () => {
    opened = await openPages()
    await shop.kill('identity')
    refusedShipping = await opened.shipping.form.press('Continue to delivery')
  })
  afterAll(async () => {
    await provokeFault(shop, 'authorise', 'hang-after', 0)
    await shop.restart('identity')
  })

  test('keeps polling on the page of an order that is being placed', async () => {
    const { waiting, number } = opened.interrupted
    expect([waiting.heading, waiting.refresh]).toEqual([PLACING, expect.any(String)])
    const delayed = await waiting.reload()
    expect([delayed.heading, delayed.text]).toEqual([
      PLACING,
      expect.stringContaining('This takes longer than usual.'),
    ])
    expect(delayed.refresh).toEqual(expect.any(String))
    expect(number).toMatch(/^SV-/)
    expect(await statesOf(number)).toEqual([{ state: 'running' }])
    expect(await paidOrders(number)).toEqual([])
  })

  test('refuses an order, and shows a message', async () => {
    const refused = await startOrder(opened.review)
    expect([refused.status, refused.alerts.join()]).toEqual([
      503,
      expect.stringContaining('Unexpected empty checkout response.'),
    ])
  })

  test('shows an error instead of an empty cart in the second window of a visitor who has ordered', async () => {
    for (const path of ['/cart', '/checkout']) expect((await opened.second.open(path)).status).toBe(503)
  })

  test('shows a message instead of payment methods while the order service is down', async () => {
    const payment = await opened.payment.page.reload()
    expect(payment.alerts.join()).toContain('Unexpected empty payment response.')
  })

  test('accepts a promo code even when the order service cannot count wrong codes', async () => {
    const cart = await opened.cart.page.fill('Promo code', 'WELCOME10').press('Apply')
    expect(cart.has('button', 'Remove code WELCOME10')).toBe(true)
  })

  test('shows a message when shipping rates cannot be calculated, and keeps what was typed', () => {
    expect([refusedShipping.status, refusedShipping.alerts.join(), typedLine(refusedShipping)]).toEqual([
      503,
      expect.stringContaining('An error occurred while calculating the shipping rates.'),
      address.line1,
    ])
  })

  test('shows the front page in the visitor’s variant', async () => {
    const { visitor, links } = opened.home
    expect(links[0]).toBe(200)
    expect(await samplerLinks(visitor)).toEqual(links)
    // A report of a page is dropped.
    expect((await visitor.post('/data-layer', { experiment: 'hero' })).status).toBe(204)
  })
})

describe('after the order service was down', () => {
  test('places one order with one charge when the service died between the payment and the order', async () => {
    const { given, waiting, number } = opened.interrupted
    const paid = await eventually(
      () => paidOrders(number),
      (rows) => rows.length > 0,
      { timeoutMs: 40_000 },
    )
    expect(paid).toHaveLength(1)
    expect(await statusesOfCharges(number)).toEqual(['succeeded'])
    await expectOrder(await followRefresh(await waiting.reload()))
    const success = await given.visitor.open(`/checkout/success?order=${number}`)
    expect([success.status, orderNumberOf(success)]).toEqual([200, number])
  })

  test('charges nothing for an order that was refused, and accepts it after the outage', async () => {
    const { visitor } = opened.review
    await expectNoOrder(visitor)
    await expectOrder(await placeOrder(await visitor.open('/checkout')))
  })

  test('shows the placed order in the second window', async () => {
    await expectOrder(await followRefresh(await opened.second.open('/cart')))
  })

  test('shows the payment methods after the order service was down', async () => {
    const { page, visitor } = opened.payment
    expect((await page.reload()).hasField(/^Card/)).toBe(true)
    await expectNoOrder(visitor)
  })

  test('shows the shipping methods for the typed address', async () => {
    const methods = await refusedShipping.press('Continue to delivery')
    expect([methods.hasField(/^Standard/), typedLine(methods)]).toEqual([true, address.line1])
    await expectNoOrder(opened.shipping.visitor)
  })
})
