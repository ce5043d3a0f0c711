import { type ConditionalDiscounts, type Predicted, predictDelivery } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import { formatCents } from '../../app/i18n/money.ts'
import type { SummaryView } from '../cart/cartViews.ts'

/** What of a cart's amounts another way of delivery changes. Empty where only the platform can tell. */
export type DeliveryAmounts = Pick<
  SummaryView,
  | 'shippingName'
  | 'shipping'
  | 'shippingWas'
  | 'shippingDiscounts'
  | 'free'
  | 'tax'
  | 'taxIncluded'
  | 'total'
  | 'totalCents'
>

type Known = {
  readonly cart: Cart
  /** The way of delivery, with what it costs before discounts in cents. */
  readonly method: { readonly name: string; readonly cents: number }
  readonly conditionalDiscounts: ConditionalDiscounts
  readonly summary: SummaryView
  readonly locale: string
}

/**
 * A cart's amounts with another way of delivery. The ways of a shop are taxed alike: the rate of the one that is chosen
 * counts for the others, until the platform says.
 */
export const deliveryAmounts = ({
  cart,
  method,
  conditionalDiscounts,
  summary,
  locale,
}: Known): DeliveryAmounts => {
  const totals = predictDelivery(
    cart,
    { cents: method.cents, taxRate: cart.shippingInfo?.taxRate ?? null },
    conditionalDiscounts,
  )
  const write = (cents: Predicted<number | undefined>): string =>
    typeof cents === 'number' ? formatCents(cents, totals.currencyCode, locale) : ''
  const { discountedShipping } = totals
  const reduced = typeof discountedShipping === 'number' && discountedShipping !== method.cents
  return {
    shippingName: method.name,
    // Before a discount that nobody can tell the size of, what it costs without.
    shipping: write(discountedShipping === 'updating' ? method.cents : discountedShipping),
    shippingWas: reduced ? write(method.cents) : '',
    shippingDiscounts: reduced
      ? summary.shippingDiscounts.map(({ name }) => ({
          name,
          amount: write(discountedShipping - method.cents),
        }))
      : [],
    free: discountedShipping === 0,
    tax: write(totals.tax),
    taxIncluded: totals.taxIncluded,
    total: write(totals.total),
    totalCents: typeof totals.total === 'number' ? totals.total : 0,
  }
}
