import { isGiftLine } from '../line/isGiftLine.ts'
import { lineListTotal, lineTotal } from '../line/linePriceSummary.ts'
import { taxOf } from '../money/taxOf.ts'
import type { CartLike, LineItemLike } from './cartLike.ts'
import { cartTotals } from './cartTotals.ts'
import { hasOnlyUnitPercentageDiscounts } from './hasOnlyUnitPercentageDiscounts.ts'
import { isShippingPriceStable } from './isShippingPriceStable.ts'

/** A line's new quantity in units; 0 removes the line from the cart. */
export type QuantityChange = { readonly lineItemId: string; readonly quantity: number }

/** An amount in cents, or `updating` when only the platform can calculate it. */
export type PredictedAmount<Amount = number> = Amount | 'updating'

/** A cart's predicted totals; amounts are in cents and have the meaning of `CartTotals`. */
export type PredictedTotals = {
  readonly currencyCode: string
  readonly subtotal: PredictedAmount
  readonly shipping: PredictedAmount<number | undefined>
  readonly discountedShipping: PredictedAmount<number | undefined>
  readonly tax: PredictedAmount<number | undefined>
  readonly taxIncluded: boolean
  readonly discount: PredictedAmount
  readonly total: PredictedAmount
}

/** What a shop knows about the discounts of a cart. */
export type PredictionOptions = {
  /**
   * Whether the change may add or end a discount, except those of codes that are not on the cart. When it may, most totals
   * are `updating`. The default is true.
   */
  readonly discountsMayChange?: boolean | undefined
}

const hasNoTiers = ({ price }: LineItemLike): boolean => price.tiers === null || price.tiers?.length === 0

/** Whether the unit price is known for any quantity. A price with a product discount has no tiers. */
const hasFixedPrice = (line: LineItemLike): boolean => Boolean(line.price.discounted) || hasNoTiers(line)

/**
 * Whether the sum of the lines before discounts is known after a change of one line. With a best deal, the change may
 * end a discount, so that the price tiers of other lines apply.
 */
const isSubtotalKnown = (cart: CartLike, line: LineItemLike, quantity: number): boolean =>
  cart.discountTypeCombination === null || cart.discountTypeCombination?.type === 'Stacking'
    ? quantity === 0 || hasFixedPrice(line)
    : cart.lineItems.every(hasNoTiers)

const unitCents = (line: LineItemLike): number =>
  (line.discountedPricePerQuantity[0]?.discountedPrice ?? line.price.discounted ?? line.price).value
    .centAmount

const lineTaxOf = (cart: CartLike, line: LineItemLike, cents: number) => {
  const rate = line.taxRate
  if (!rate || !line.taxedPrice) return undefined
  if (rate.amount === 0) return { net: cents, gross: cents }
  const perLine = cart.taxCalculationMode === 'LineItemLevel' && cart.taxRoundingMode === 'HalfEven'
  return perLine ? taxOf(cents, rate) : undefined
}

/** Calculates the cart's tax and total after a change of one line, from its current tax and total. */
const taxed = (cart: CartLike, line: LineItemLike, cents: number, net: number) => {
  if (!cart.taxedPrice) return { tax: undefined, taxIncluded: false, total: net }
  const { totalNet, totalGross } = cart.taxedPrice
  const after = lineTaxOf(cart, line, cents)
  if (!after || !line.taxedPrice) {
    const taxIncluded = totalGross.centAmount === cart.totalPrice.centAmount
    const settled = taxIncluded && line.taxRate?.includedInPrice === true
    return { tax: 'updating', taxIncluded, total: settled ? net : 'updating' } as const
  }
  const gross = totalGross.centAmount - line.taxedPrice.totalGross.centAmount + after.gross
  const tax = gross - (totalNet.centAmount - line.taxedPrice.totalNet.centAmount + after.net)
  return { tax, taxIncluded: gross === net, total: gross }
}

/**
 * Predicts a cart's totals after a change of a line's quantity, before the platform responds: from the cart's own
 * prices and discounts. A figure that depends on anything else is `updating`, never a guess: tiers, codes, discounts
 * that are not a plain percentage of a line, best deals, gifts, a change that may reach or lose free shipping, a tax
 * that is not rounded per line. Fields that the query of the cart omits count as unknown. Returns `undefined` when the
 * cart has no such line.
 *
 * The prediction is exact as long as prices stay the same.
 *
 * @param options `discountsMayChange` is the result of `discountsVaryByQuantity`.
 *
 * @example
 * ```ts
 * import { predictTotals } from '@selvedge/cart-domain'
 *
 * const usd = (centAmount: number) => ({ currencyCode: 'USD', centAmount })
 * const cart = {
 *   lineItems: [{ id: 'a', quantity: 2, price: { value: usd(3900), tiers: [] }, discountedPricePerQuantity: [] }],
 *   totalPrice: usd(7800),
 *   discountTypeCombination: null,
 *   discountCodes: [],
 * }
 *
 * predictTotals(cart, { lineItemId: 'a', quantity: 3 }, { discountsMayChange: false })?.total // 11700
 * predictTotals(cart, { lineItemId: 'a', quantity: 3 })?.total // 'updating'
 * predictTotals(cart, { lineItemId: 'b', quantity: 3 }) // undefined
 * ```
 */
export const predictTotals = (
  cart: CartLike,
  change: QuantityChange,
  { discountsMayChange = true }: PredictionOptions = {},
): PredictedTotals | undefined => {
  const line = cart.lineItems.find(({ id }) => id === change.lineItemId)
  if (!line) return undefined
  const now = cartTotals(cart)
  const { quantity } = change
  const plain =
    !discountsMayChange && hasOnlyUnitPercentageDiscounts(cart) && (quantity === 0 || hasFixedPrice(line))
  // A removed line may have prevented other discounts.
  const lineKnown = plain && (quantity > 0 || line.discountedPricePerQuantity.length === 0)
  const cents = quantity * unitCents(line)
  const lineDelta = cents - lineTotal(line)
  const listDelta = isGiftLine(line) ? 0 : quantity * line.price.value.centAmount - lineListTotal(line)
  const emptied = quantity === 0 && cart.lineItems.length === 1
  const shippingKnown = !emptied && isShippingPriceStable(cart, lineKnown ? lineDelta : undefined)
  const shipping = now.shipping === undefined || shippingKnown ? now.shipping : 'updating'
  const all = lineKnown && shipping !== 'updating'
  return {
    currencyCode: now.currencyCode,
    subtotal: isSubtotalKnown(cart, line, quantity) ? now.subtotal + listDelta : 'updating',
    shipping,
    discountedShipping: all || now.shipping === undefined ? now.discountedShipping : 'updating',
    discount: lineKnown ? now.discount + listDelta - lineDelta : 'updating',
    ...(all
      ? taxed(cart, line, cents, cart.totalPrice.centAmount + lineDelta)
      : {
          tax: now.tax === undefined ? undefined : 'updating',
          taxIncluded: now.taxIncluded,
          total: 'updating',
        }),
  }
}
