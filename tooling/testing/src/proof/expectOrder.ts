import assert from 'node:assert/strict'
import { eventually } from '../eventually.ts'
import { providerTotals } from '../providers/sandbox.ts'
import type { ShopAddresses } from '../shop/shop.ts'
import { type OrderFacts, orderFacts, platformOrder } from './orderFacts.ts'

/** The currency symbols of amounts. */
const signs: Readonly<Record<string, string>> = { USD: '$', CAD: '$', AUD: '$', EUR: '€', GBP: '£' }

/** Parses an amount as a page shows it into cents. */
export const centsOf = (text: string | undefined): number => Number((text ?? '').replace(/[^0-9]/g, ''))

export type ExpectedOrder = {
  readonly number: string
  /** The total on the success page. */
  readonly total: string
  /** Cancelled earlier orders of the same cart or guest. */
  readonly cancelled?: readonly string[]
}

const expectCancelled = async (shop: ShopAddresses, number: string): Promise<void> => {
  assert.equal((await platformOrder(shop, number))?.orderState, 'Cancelled', `state of order ${number}`)
  const totals = await eventually(
    () => providerTotals(shop, [number]),
    ({ captured, authorised }) => captured === 0 && authorised === 0,
  )
  assert.deepEqual(totals, { captured: 0, authorised: 0 }, `money of cancelled order ${number}`)
}

/**
 * Asserts an order without a browser: the platform has no other order of the same cart or guest, apart from those in
 * `cancelled`; the order has the total of the page; its payments add up to that total; the providers captured exactly
 * the part that is paid through them, and hold nothing more. Throws an `AssertionError` otherwise. Returns the facts
 * for further assertions.
 */
export const expectOrder = async (
  shop: ShopAddresses,
  { number, total, cancelled = [] }: ExpectedOrder,
): Promise<OrderFacts> => {
  const facts = await orderFacts(shop, number)
  assert.deepEqual(facts.siblings, [...cancelled, number].sort(), 'orders of this cart or guest')
  for (const earlier of cancelled) await expectCancelled(shop, earlier)
  assert.equal(facts.total, centsOf(total), 'total of the order and of the page')
  assert.ok(total.includes(signs[facts.currency] ?? facts.currency), `${total} is in ${facts.currency}`)
  assert.equal(
    facts.payments.reduce((sum, { cents }) => sum + cents, 0),
    facts.total,
    'sum of the payments',
  )
  assert.deepEqual(
    facts.provider,
    { captured: facts.owedToProviders, authorised: 0 },
    'what the providers captured and hold',
  )
  return facts
}
