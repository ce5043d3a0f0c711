import type { CommerceFields } from '@selvedge/analytics'
import type { CartLike, LineItemLike } from '../cart/cartLike.ts'
import { lineTotal } from '../line/linePriceSummary.ts'
import { toCurrencyUnits } from '../money/money.ts'
import { analyticsItem } from './analyticsItem.ts'

/** The event that reports units that were added to the cart or removed from it. */
export type QuantityEvent = {
  readonly event: 'add_to_cart' | 'remove_from_cart'
  readonly ecommerce: CommerceFields
}

const changed = (event: QuantityEvent['event'], line: LineItemLike, units: number): QuantityEvent => {
  const { value } = line.price
  const cents = line.quantity === 0 ? 0 : Math.round((lineTotal(line) * units) / line.quantity)
  return {
    event,
    ecommerce: {
      currency: value.currencyCode,
      value: toCurrencyUnits({ ...value, centAmount: cents }),
      items: [analyticsItem(line, units)],
    },
  }
}

/**
 * Returns the events between two states of a cart: an `add_to_cart` for each line whose quantity rose, a
 * `remove_from_cart` for each whose quantity fell, with the absolute difference. A cart that did not exist
 * had no lines.
 *
 * @example
 * ```ts
 * import { quantityEvents } from '@selvedge/cart-domain'
 *
 * const line = {
 *   id: 'a',
 *   quantity: 3,
 *   price: { value: { currencyCode: 'USD', centAmount: 3900 } },
 *   discountedPricePerQuantity: [],
 * }
 * const [event] = quantityEvents({ lineItems: [line] }, { lineItems: [{ ...line, quantity: 1 }] })
 *
 * event?.event // 'remove_from_cart'
 * event?.ecommerce.value // 78: two units, in dollars
 * ```
 */
export const quantityEvents = (
  before: Pick<CartLike, 'lineItems'> | undefined,
  after: Pick<CartLike, 'lineItems'> | undefined,
): readonly QuantityEvent[] => {
  const old = new Map(before?.lineItems.map((line) => [line.id, line]))
  const events: QuantityEvent[] = []
  for (const line of after?.lineItems ?? []) {
    const difference = line.quantity - (old.get(line.id)?.quantity ?? 0)
    if (difference > 0) events.push(changed('add_to_cart', line, difference))
    if (difference < 0) events.push(changed('remove_from_cart', line, -difference))
    old.delete(line.id)
  }
  for (const line of old.values()) events.push(changed('remove_from_cart', line, line.quantity))
  return events
}
