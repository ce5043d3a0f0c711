import { setTimeout as sleep } from 'node:timers/promises'
import { query } from '../shop/query.ts'
import type { ShopAddresses } from '../shop/shop.ts'
import { addLine, quantities, switchCurrency } from '../state/cartSteps.ts'
import {
  completePaymentStep,
  completeShippingStep,
  followRefresh,
  orderNumberOf,
  stepOf,
} from '../state/checkoutSteps.ts'
import { createCustomer, logIn } from '../state/givenCustomer.ts'
import { setCredit } from '../state/setCredit.ts'
import type { Page } from '../visitor/Page.ts'
import { type RequestObserver, Visitor } from '../visitor/Visitor.ts'
import type { Plan } from './plan.ts'
import type { Random } from './random.ts'

/** What a shopper saw. */
export type Bought = {
  readonly plan: Plan
  /**
   * The order number on the success page. If that page was not shown, the number of the order that the platform has for
   * the shopper's cart; empty when there is none.
   */
  readonly orderNumber: string
  /** Whether the shop showed the order, instead of an empty cart. */
  readonly isShown: boolean
  /** Responses that failed or were missing. */
  readonly failures: number
  /** The last page or error; for the report of a shopper who gave up. */
  readonly last: string
}

const PATIENCE_MS = 240_000

const orderOfCart = async (shop: ShopAddresses, cart: string | undefined): Promise<string> => {
  if (!cart) return ''
  const [row] = await query<{ number: string }>(
    shop,
    'platform',
    "select order_number as number from orders where cart_id = $1 and coalesce(doc->>'orderState', '') <> 'Cancelled'",
    [cart],
  )
  return row?.number ?? ''
}

/** Accepts the terms and presses "Place order" as the plan says. Returns the page that follows. */
const submit = async (review: Page, { submit: how }: Plan, random: Random): Promise<Page> => {
  const press = (page: Page): Promise<Page> => page.check(/^I agree/).press(/^Place order/)
  if (how === 'once') return followRefresh(await press(review))
  if (how === 'and leaves') {
    const pending = press(review)
    pending.catch(() => undefined)
    await sleep(random.ms(0, 800))
    return followRefresh(await review.visitor.open('/checkout'))
  }
  const other = how === 'in two tabs' ? await review.visitor.open('/checkout') : review
  const [first, second] = await Promise.allSettled([
    press(review),
    press(stepOf(other) === 'review' ? other : review),
  ])
  const page = first.status === 'fulfilled' ? first : second
  if (page.status === 'rejected') throw page.reason
  return followRefresh(page.value)
}

/** Takes the next step from the page that the checkout shows. */
const proceed = async (page: Page, plan: Plan, random: Random): Promise<Page> => {
  switch (stepOf(page)) {
    case 'shipping':
      return completeShippingStep(page, plan.address)
    case 'billing':
      return completePaymentStep(page, plan.payment)
    case 'review':
      return submit(page, plan, random)
    default:
      return followRefresh(page)
  }
}

/**
 * Buys like a persistent shopper without JavaScript: after every failure the shopper opens the checkout again, or the page
 * of the order, and continues from the step that is shown, until the order is shown.
 */
export const buy = async (
  shop: ShopAddresses,
  plan: Plan,
  random: Random,
  observe?: RequestObserver,
): Promise<Bought> => {
  const until = Date.now() + PATIENCE_MS
  const visitor = new Visitor({ shop: shop.storefront, ...(observe ? { observe } : {}) })
  let failures = 0
  let last = ''
  /**
   * The page to open after a failure. When the page of an order fails, it is loaded again, as its text recommends.
   */
  let next = '/checkout'
  /** Repeats a step until it succeeds. */
  const insist = async <Value>(step: () => Promise<Value>): Promise<Value> => {
    for (;;)
      try {
        return await step()
      } catch (error) {
        failures += 1
        last = error instanceof Error ? error.message.slice(0, 300) : String(error)
        if (Date.now() > until) throw error
        await sleep(random.ms(200, 1_200))
      }
  }
  const succeeded = (page: Page): Page => {
    last = `${page.status} ${page.path} "${page.heading}" ${page.alerts.join(' ')}`
    next = page.path.endsWith('/checkout/success') ? `${page.url.pathname}${page.url.search}` : '/checkout'
    if (page.status >= 500) throw new Error(last)
    return page
  }

  const prepare = async (): Promise<void> => {
    if (plan.buyer !== 'guest') {
      const { buyer, currency } = plan
      const email = await insist(() => createCustomer(shop, buyer))
      const credit =
        plan.payment === 'store credit' ? 1_000_000 : plan.payment === 'credit and card' ? 500 : 0
      await insist(() => setCredit(shop, email, currency, credit))
      await insist(() => logIn(visitor, email))
    }
    if (plan.currency !== 'USD')
      await insist(async () => succeeded(await switchCurrency(visitor, plan.currency)))
    for (const [at, line] of plan.lines.entries())
      await insist(async () => {
        // A request whose response was lost may have added the line already.
        const cart = succeeded(await visitor.open('/cart'))
        if (quantities(cart).length <= at) succeeded(await addLine(visitor, line))
        if (quantities(succeeded(await visitor.open('/cart'))).length <= at)
          throw new Error('no line was added')
      })
    const cartId = await visitor.cookie('CT_cart')
    await insist(() =>
      query(
        shop,
        'platform',
        `update carts set doc = jsonb_set(doc, '{inventoryMode}', '"ReserveOnOrder"') where id = $1`,
        [cartId],
      ),
    )
  }

  let cart: string | undefined
  try {
    await prepare()
    cart = await visitor.cookie('CT_cart')
    for (;;) {
      const page = await insist(async () =>
        succeeded(await proceed(succeeded(await visitor.open(next)), plan, random)),
      )
      const orderNumber = orderNumberOf(page)
      if (orderNumber !== '') return { plan, orderNumber, isShown: true, failures, last }
      // The path begins with the locale, unless it is the default one.
      if (page.path.endsWith('/cart') && quantities(page).length === 0)
        return {
          plan,
          orderNumber: await insist(() => orderOfCart(shop, cart)),
          isShown: false,
          failures,
          last,
        }
      if (Date.now() > until) throw new Error(last)
    }
  } catch {
    return { plan, orderNumber: await orderOfCart(shop, cart), isShown: false, failures, last }
  }
}
