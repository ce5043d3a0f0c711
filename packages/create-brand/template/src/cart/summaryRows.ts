import { discountEntries, type PredictedAmount, type PredictedTotals } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import type { SummaryRow } from '@selvedge/ui-kit'
import { formatCents } from '../formatPrice'

/** Is shown for an amount that only the platform knows, until the response. */
const UPDATING = '…'

type Summary = {
  readonly rows: readonly SummaryRow[]
  readonly total: string
  /** Whether the total is an amount. */
  readonly isTotalKnown: boolean
}

/** The rows of the order summary and its total. Totals may be predicted while a change is pending. */
export const summaryOf = (cart: Cart, totals: PredictedTotals): Summary => {
  const { subtotal, discountedShipping, discount, tax, taxIncluded, total, currencyCode } = totals
  const count = cart.totalLineItemQuantity ?? 0
  const amount = (cents: PredictedAmount): string =>
    cents === 'updating' ? UPDATING : formatCents(cents, currencyCode)
  const row = (label: string, cents: PredictedAmount<number | undefined>): SummaryRow =>
    cents === undefined ? { label, value: 'at checkout', tone: 'muted' } : { label, value: amount(cents) }
  const discounts = discountEntries(cart).filter(({ hide }) => !hide)
  /** The amount of one of the discounts. Of a predicted sum, the share of each of several discounts is not known. */
  const discountAmount = (value: number): string => {
    if (discounts.length === 1 && discount !== 'updating') return `−${amount(discount)}`
    return discounts.reduce((sum, each) => sum + each.value, 0) === discount ? `−${amount(value)}` : UPDATING
  }
  return {
    rows: [
      row(`Subtotal, ${count === 1 ? '1 item' : `${count} items`}`, subtotal),
      ...discounts.map(
        ({ name, value }): SummaryRow => ({
          label: name || 'Discount',
          value: discountAmount(value),
          tone: 'discount',
        }),
      ),
      row('Shipping', discountedShipping),
      row(taxIncluded ? 'Tax, included' : 'Tax', tax),
    ],
    total: amount(total),
    isTotalKnown: total !== 'updating',
  }
}
