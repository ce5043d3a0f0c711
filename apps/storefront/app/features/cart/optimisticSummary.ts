import { type CartLike, type Predicted, predictTotals, type QuantityChange } from '@selvedge/cart-domain'
import type { SummaryView } from '../../../server/cart/cartViews.ts'
import { formatCents } from '../../i18n/money.ts'
import { UPDATING } from '../../i18n/updating.ts'

type Prediction = {
  /** What totals can be predicted from, if they can be. */
  readonly base: CartLike | undefined
  /** The lines whose quantity changes. */
  readonly changes: readonly QuantityChange[]
  readonly locale: string
}

/**
 * A cart's summary after lines have changed. Totals are predicted for one line at a time; an amount that cannot be predicted
 * is marked as updating, never guessed.
 */
export const optimisticSummary = (
  summary: SummaryView,
  { base, changes, locale }: Prediction,
): SummaryView => {
  const [change, ...others] = changes
  if (!change) return summary
  const known = base && others.length === 0 ? predictTotals(base, change, 'none') : undefined
  const write = (cents: Predicted<number | undefined> | undefined, before: string): string => {
    // An amount that does not exist yet, such as the tax before there is an address, does not appear with a quantity.
    if (before === '') return ''
    return typeof cents === 'number' ? formatCents(cents, summary.currency, locale) : UPDATING
  }
  const [only, ...more] = summary.discounts
  return {
    ...summary,
    subtotal: write(known?.subtotal, summary.subtotal),
    discounts:
      only && more.length === 0 && typeof known?.discount === 'number'
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
