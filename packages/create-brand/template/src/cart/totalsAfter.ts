import { cartTotals, type PredictedTotals, predictTotals, type QuantityChange } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'

/** The lines of a confirmed cart that the shown cart has with another quantity; 0 is a removed line. */
const changesIn = (shown: Cart, confirmed: Cart): readonly QuantityChange[] =>
  confirmed.lineItems.flatMap(({ id, quantity }) => {
    const next = shown.lineItems.find((line) => line.id === id)?.quantity ?? 0
    return next === quantity ? [] : [{ lineItemId: id, quantity: next }]
  })

/**
 * The totals of the cart that is shown, from the last cart that the platform returned. An amount is exactly the one that the platform will
 * return, or `updating`. With several changed lines, all amounts are `updating`.
 */
export const totalsAfter = (shown: Cart, confirmed: Cart, discountsMayChange: boolean): PredictedTotals => {
  const [change, ...others] = changesIn(shown, confirmed)
  const now = cartTotals(confirmed)
  if (!change) return now
  const predicted = others.length === 0 ? predictTotals(confirmed, change, { discountsMayChange }) : undefined
  const updating = (amount: number | undefined) => (amount === undefined ? undefined : ('updating' as const))
  return (
    predicted ?? {
      ...now,
      subtotal: 'updating',
      shipping: updating(now.shipping),
      discountedShipping: updating(now.discountedShipping),
      tax: updating(now.tax),
      discount: 'updating',
      total: 'updating',
    }
  )
}
