import { cartTotals, discountEntries } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import type { SummaryRow } from '@selvedge/ui-kit'
import { formatCents } from '../formatPrice'

/** The rows of the order summary and its total, from the amounts of the platform. */
export const summaryOf = (cart: Cart): { readonly rows: readonly SummaryRow[]; readonly total: string } => {
  const { subtotal, discountedShipping, tax, taxIncluded, total, currencyCode } = cartTotals(cart)
  const count = cart.totalLineItemQuantity ?? 0
  const known = (label: string, cents: number | undefined): SummaryRow =>
    cents === undefined
      ? { label, value: 'at checkout', tone: 'muted' }
      : { label, value: formatCents(cents, currencyCode) }
  return {
    rows: [
      known(`Subtotal, ${count === 1 ? '1 item' : `${count} items`}`, subtotal),
      ...discountEntries(cart)
        .filter(({ hide }) => !hide)
        .map(
          ({ name, value }): SummaryRow => ({
            label: name || 'Discount',
            value: `−${formatCents(value, currencyCode)}`,
            tone: 'discount',
          }),
        ),
      known('Shipping', discountedShipping),
      known(taxIncluded ? 'Tax, included' : 'Tax', tax),
    ],
    total: formatCents(total, currencyCode),
  }
}
