import { cartTotals, type PredictedTotals, predictTotals, type QuantityChange } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'

/** Changes of quantities that the platform has not confirmed, and the last cart that the platform returned. */
export type UnconfirmedChanges = { readonly base: Cart; readonly changes: readonly QuantityChange[] }

/** Adds a change. It replaces an earlier one of the same line. */
export const withChange = (
  earlier: UnconfirmedChanges | undefined,
  cart: Cart,
  change: QuantityChange,
): UnconfirmedChanges => ({
  base: earlier?.base ?? cart,
  changes: [...(earlier?.changes ?? []).filter(({ lineItemId }) => lineItemId !== change.lineItemId), change],
})

/**
 * The totals of a cart after unconfirmed changes. An amount is exactly the one that the platform will return, or `updating`. With several
 * changed lines, all amounts are `updating`.
 */
export const totalsAfter = (
  { base, changes }: UnconfirmedChanges,
  discountsMayChange: boolean,
): PredictedTotals => {
  const quantityOf = (lineItemId: string): number =>
    base.lineItems.find(({ id }) => id === lineItemId)?.quantity ?? 0
  const [change, ...others] = changes.filter(
    ({ lineItemId, quantity }) => quantityOf(lineItemId) !== quantity,
  )
  const now = cartTotals(base)
  if (!change) return now
  const predicted = others.length === 0 ? predictTotals(base, change, { discountsMayChange }) : undefined
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
