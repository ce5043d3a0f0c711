import { taxOf } from '../money/taxOf.ts'
import type { CartLike } from './cartLike.ts'
import { cartTotals } from './cartTotals.ts'
import type { PredictedAmount, PredictedTotals, PredictionOptions } from './predictTotals.ts'

/** Another shipping method for a cart: its price and its tax rate. */
export type ShippingChange = {
  /** The price of the method for this cart before discounts, in cents. */
  readonly cents: number
  /** The tax rate of the price; without a rate the tax is unknown. */
  readonly taxRate?: { readonly amount: number; readonly includedInPrice: boolean } | null | undefined
}

/**
 * The shipping price after the cart's discounts. A discount that makes shipping free also makes the other method free.
 */
const discountedCents = ({ shippingInfo }: CartLike, cents: number): PredictedAmount => {
  const discounted = shippingInfo?.discountedPrice
  if (cents === 0 || !discounted) return cents
  const isFullyDiscounted =
    discounted.value.centAmount === 0 &&
    discounted.includedDiscounts.length === 1 &&
    discounted.includedDiscounts.every(({ discount }) => discount?.value?.type === 'relative')
  return isFullyDiscounted ? 0 : 'updating'
}

const taxOfDelivery = (cart: CartLike, cents: number, taxRate: ShippingChange['taxRate']) => {
  if (!taxRate) return undefined
  if (taxRate.amount === 0 || cents === 0) return { net: cents, gross: cents }
  return cart.taxCalculationMode === 'LineItemLevel' && cart.taxRoundingMode === 'HalfEven'
    ? taxOf(cents, taxRate)
    : undefined
}

/** Tax and total of a cart when its shipping price changes from `before` to `after` cents. */
const taxed = (cart: CartLike, before: number, after: number, taxRate: ShippingChange['taxRate']) => {
  const net = cart.totalPrice.centAmount - before + after
  if (!cart.taxedPrice) return { tax: undefined, taxIncluded: false, total: net }
  const { totalNet, totalGross } = cart.taxedPrice
  const previous = before === 0 ? undefined : cart.shippingInfo?.taxedPrice
  const old = { net: previous?.totalNet.centAmount ?? 0, gross: previous?.totalGross.centAmount ?? 0 }
  const now = taxOfDelivery(cart, after, taxRate)
  if ((before > 0 && !previous) || !now) {
    const taxIncluded = totalGross.centAmount === cart.totalPrice.centAmount
    const settled = taxIncluded && taxRate?.includedInPrice === true
    return { tax: 'updating', taxIncluded, total: settled ? net : 'updating' } as const
  }
  const gross = totalGross.centAmount - old.gross + now.gross
  return { tax: gross - (totalNet.centAmount - old.net + now.net), taxIncluded: gross === net, total: gross }
}

/**
 * Predicts a cart's totals with another shipping method, before the platform responds. The lines stay the same. A
 * figure that depends on data outside the cart is `updating`, never a guess: a discount on the total, a best deal that
 * may change, a discount on shipping whose share in another price is unknown, a tax that is not rounded per line.
 *
 * @param options `discountsMayChange` is the result of `discountsVaryByShipping`.
 *
 * @example
 * ```ts
 * import { predictShippingChange } from '@selvedge/cart-domain'
 *
 * const usd = (centAmount: number) => ({ currencyCode: 'USD', centAmount })
 * const line = { id: 'a', quantity: 2, price: { value: usd(3900) }, discountedPricePerQuantity: [] }
 * const cart = { lineItems: [line], totalPrice: usd(7800), discountTypeCombination: null }
 *
 * predictShippingChange(cart, { cents: 900 }, { discountsMayChange: false }).total // 8700
 * predictShippingChange(cart, { cents: 900 }).total // 'updating'
 * ```
 */
export const predictShippingChange = (
  cart: CartLike,
  { cents, taxRate }: ShippingChange,
  { discountsMayChange = true }: PredictionOptions = {},
): PredictedTotals => {
  const now = cartTotals(cart)
  const settled =
    !discountsMayChange &&
    !cart.discountOnTotalPrice &&
    cart.discountTypeCombination !== undefined &&
    cart.discountTypeCombination?.type !== 'BestDeal'
  const discounted = settled ? discountedCents(cart, cents) : 'updating'
  return {
    ...now,
    discount: settled ? now.discount : 'updating',
    shipping: cents,
    discountedShipping: discounted,
    ...(discounted === 'updating'
      ? { tax: now.tax === undefined ? undefined : ('updating' as const), total: 'updating' as const }
      : taxed(cart, now.discountedShipping ?? 0, discounted, taxRate)),
  }
}
