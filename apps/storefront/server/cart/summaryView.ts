import { type CartLike, cartTotals, discountEntries, shippingDiscountEntries } from '@selvedge/cart-domain'
import { formatCents } from '../../app/i18n/money.ts'
import type { SummaryView } from './cartViews.ts'
import { isShipped } from './isShipped.ts'

/** The amounts of a cart or an order, as every page shows them. */
export const summaryView = (cart: CartLike, locale: string): SummaryView => {
  const totals = cartTotals(cart)
  const write = (cents: number | undefined): string =>
    cents === undefined ? '' : formatCents(cents, totals.currencyCode, locale)
  const reduced = totals.shipping !== undefined && totals.discountedShipping !== totals.shipping
  return {
    shipped: isShipped(cart),
    count: cart.lineItems.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: write(totals.subtotal),
    discounts: discountEntries(cart)
      .filter(({ hide }) => !hide)
      .map(({ name, value }) => ({ name, amount: write(-value) })),
    shippingName: cart.shippingInfo?.shippingMethodName ?? '',
    shipping: write(totals.discountedShipping),
    shippingWas: reduced ? write(totals.shipping) : '',
    shippingDiscounts: shippingDiscountEntries(cart)
      .filter(({ hide }) => !hide)
      .map(({ name, value }) => ({ name, amount: write(-value) })),
    free: totals.discountedShipping === 0,
    tax: write(totals.tax),
    taxIncluded: totals.taxIncluded,
    total: write(totals.total),
    totalCents: totals.total,
    currency: totals.currencyCode,
  }
}
