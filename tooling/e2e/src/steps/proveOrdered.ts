import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Shopper } from '../harness/browser.ts'
import { query } from '../harness/services.ts'
import { eventually, toldOf } from './dataLayer.ts'
import { centsOf, heldByProviders, platformOrder } from './orderFacts.ts'
import { amounts } from './shopping.ts'

/** What stands before or behind an amount of a currency. */
const signs: Readonly<Record<string, string>> = { USD: '$', CAD: '$', AUD: '$', EUR: '€', GBP: '£' }
const ownMoney = ['spoondollars', 'PurchaseOrder']

/** Numbers of the orders that came of a cart, and of whatever else a guest had in hand. */
const ordersBeside = async (number: string): Promise<readonly string[]> => {
  const rows = await query<{ number: string }>(
    'platform',
    `select other.order_number as number from orders one join orders other
     on other.cart_id = one.cart_id or (one.customer_id is null and other.anonymous_id = one.anonymous_id)
     where one.order_number = $1`,
    [number],
  )
  return rows.map((row) => row.number)
}

/** The number of the order whose success page it is. */
const orderOn = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? ''

/** Told once, with its number and what was paid. Who has no script, or did not agree, has no data layer: nothing is told. */
const proveTold = async (shopper: Shopper, number: string, order: { total: number; currency: string }) => {
  if (shopper.script === 'off' || shopper.consent !== 'all')
    return expect(toldOf(shopper, 'purchase')).toEqual([])
  const purchases = () =>
    toldOf(shopper, 'purchase').filter(({ ecommerce }) => ecommerce?.transaction_id === number)
  await eventually(() => purchases().length).toBe(1)
  expect(purchases()[0]?.ecommerce).toMatchObject({ currency: order.currency, value: order.total / 100 })
}

/** An order that was cancelled before: nothing of it is taken or held. */
const proveCancelled = async (number: string): Promise<void> => {
  expect(await platformOrder(number)).toMatchObject({ orderState: 'Cancelled' })
  await eventually(() => heldByProviders([number])).toEqual({ captured: 0, authorised: 0 })
}

/**
 * Proves an order whose success page stands before the shopper: the platform holds this one order of theirs, over what
 * the page's bill says; its payments add up to that; the providers took exactly their part and hold no more; and the data
 * layer was told one purchase. Orders of theirs that were cancelled before are named. Gives what the platform holds.
 */
export const proveOrdered = async (
  shopper: Shopper,
  number = orderOn(shopper.page),
  cancelled: readonly string[] = [],
) => {
  const { Total = '' } = await amounts(shopper.page)
  expect([...(await ordersBeside(number))].sort()).toEqual([...cancelled, number].sort())
  for (const earlier of cancelled) await proveCancelled(earlier)
  const order = await platformOrder(number)
  expect(order.total).toBe(centsOf(Total))
  expect(Total).toContain(signs[order.currency])
  expect(order.payments.reduce((sum, { cents }) => sum + cents, 0)).toBe(order.total)
  const owed = order.payments
    .filter(({ by }) => !ownMoney.includes(by))
    .reduce((sum, { cents }) => sum + cents, 0)
  await eventually(() => heldByProviders([number])).toEqual({ captured: owed, authorised: 0 })
  await proveTold(shopper, number, order)
  return order
}
