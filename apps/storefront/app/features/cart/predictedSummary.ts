import type { CartLike, Predicted, predictTotals } from '@selvedge/cart-domain'
import type { SummaryView } from '../../../server/cart/cartViews.ts'
import { formatCents } from '../../i18n/money.ts'
import { UPDATING } from '../../i18n/updating.ts'

type Change = { readonly lineItemId: string; readonly quantity: number }
type Predict = typeof predictTotals

/**
 * A cart's summary as it will be after one line changed. What cannot be told is marked as updating; nothing is guessed
 * (peers' optimistic carts move lines but not totals, or show sums that never were).
 */
export const predictedSummary = (
  summary: SummaryView,
  {
    predict,
    base,
    change,
    locale,
  }: {
    readonly predict: Predict | undefined
    readonly base: CartLike | undefined
    readonly change: Change
    readonly locale: string
  },
): SummaryView => {
  // A line that is gone is the answer come before its asker knows: this is the cart as it will be.
  if (predict && base && !base.lineItems.some(({ id }) => id === change.lineItemId)) return summary
  const known = base && predict?.(base, change, 'none')
  const count = base
    ? base.lineItems.reduce(
        (sum, line) => sum + (line.id === change.lineItemId ? change.quantity : line.quantity),
        0,
      )
    : summary.count
  const write = (cents: Predicted<number | undefined> | undefined, before: string): string => {
    // What is not there yet, such as tax before an address, is not there afterwards either.
    if (before === '') return ''
    return typeof cents === 'number' ? formatCents(cents, summary.currency, locale) : UPDATING
  }
  const [only, ...others] = summary.discounts
  return {
    ...summary,
    count,
    subtotal: write(known?.subtotal, summary.subtotal),
    discounts:
      only && others.length === 0 && typeof known?.discount === 'number'
        ? [{ name: only.name, amount: formatCents(-known.discount, summary.currency, locale) }]
        : summary.discounts.map(({ name }) => ({ name, amount: UPDATING })),
    shipping: write(known?.discountedShipping, summary.shipping),
    shippingWas: summary.shippingWas && write(known?.shipping, summary.shippingWas),
    shippingDiscounts: summary.shippingDiscounts.map(({ name, amount }) => ({
      name,
      amount: typeof known?.discountedShipping === 'number' ? amount : UPDATING,
    })),
    free: summary.free && known?.discountedShipping === 0,
    tax: write(known?.tax, summary.tax),
    total: write(known?.total, summary.total),
    totalCents: typeof known?.total === 'number' ? known.total : 0,
  }
}
