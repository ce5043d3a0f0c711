import { funnel } from './funnelProblems.ts'
import type { TrackedEvent } from './trackedEvent.ts'

const commerceEvents = [
  ...Object.keys(funnel),
  'view_item',
  'add_to_cart',
  'remove_from_cart',
  'apply_coupon',
  'remove_coupon',
]
const otherEvents = ['page-type', 'Split_Testing', 'toast_error', 'login']
const currencies = ['USD', 'CAD', 'EUR', 'AUD', 'GBP']

/**
 * Whether a value is an amount in units of a currency. An amount in cents passes too; the comparison of the value with
 * the items finds it.
 */
const isAmount = (amount: unknown): boolean =>
  typeof amount === 'number' && amount >= 0 && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

const commerceProblems = ({ event, ecommerce }: TrackedEvent): readonly string[] => {
  if (!ecommerce) return ['carries no ecommerce']
  const { currency, value, items, coupon, transaction_id, tax, shipping } = ecommerce
  const goods = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  return [
    ...(currencies.includes(currency) ? [] : [`is in ${currency}`]),
    ...(isAmount(value) ? [] : [`has a value of ${value}`]),
    ...(items.length > 0 ? [] : ['has no items']),
    ...items
      .filter((item) => !item.item_id || !isAmount(item.price) || !(item.quantity >= 1))
      .map((item) => `has the item ${JSON.stringify(item)}`),
    // Shipping, tax and codes change a value by less than a factor of 10. A value in cents instead of units changes it
    // by a factor of 100.
    ...(value < goods * 10 && goods < value * 10 + 1
      ? []
      : [`has a value of ${value} and goods of ${goods}`]),
    ...(event.endsWith('_coupon') && !coupon ? ['names no coupon'] : []),
    ...(event === 'purchase' && !transaction_id ? ['names no order'] : []),
    ...(event === 'purchase' && !(isAmount(tax) && isAmount(shipping)) ? ['lacks tax or shipping'] : []),
  ]
}

/**
 * Returns one line for each problem in the form of an event (specification §5, §7): an unknown name, a wrong GA4 field,
 * or no `clear-ecommerce` event before it.
 */
export const formProblems = (events: readonly TrackedEvent[]): readonly string[] =>
  events.flatMap((entry, at) => {
    const { event } = entry
    if (event === 'clear-ecommerce')
      return entry.ecommerce === null ? [] : ['clear-ecommerce carries something']
    if (otherEvents.includes(event)) return 'ecommerce' in entry ? [`${event} carries ecommerce`] : []
    if (!commerceEvents.includes(event)) return [`there is no event ${event}`]
    const before = events[at - 1]?.event
    return [
      ...(before === 'clear-ecommerce' ? [] : [`comes after ${before} without clearing`]),
      ...commerceProblems(entry),
    ].map((problem) => `${event} ${problem}`)
  })
