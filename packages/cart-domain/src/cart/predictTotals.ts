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

const unitCents = (line: LineItemLike): number =>
  (line.discountedPricePerQuantity[0]?.discountedPrice ?? line.price.discounted ?? line.price).value
    .centAmount

/** A line with its new quantity, and its amount after the change, in cents. */
type ChangedLine = { readonly line: LineItemLike; readonly quantity: number; readonly cents: number }

/**
 * Whether the sum of the lines before discounts is known after the changes. With a best deal, a change may end a
 * discount, so that the price tiers of other lines apply.
 */
const isSubtotalKnown = (cart: CartLike, changed: readonly ChangedLine[]): boolean =>
  cart.discountTypeCombination === null || cart.discountTypeCombination?.type === 'Stacking'
    ? changed.every(({ line, quantity }) => quantity === 0 || hasFixedPrice(line))
    : cart.lineItems.every(hasNoTiers)

/** Whether the discounts and unit prices of the changed lines stay the same. */
const isDiscountKnown = (cart: CartLike, changed: readonly ChangedLine[]): boolean =>
  hasOnlyUnitPercentageDiscounts(cart) &&
  changed.every(({ line, quantity }) =>
    // A removed line may have prevented other discounts.
    quantity === 0 ? line.discountedPricePerQuantity.length === 0 : hasFixedPrice(line),
  )

/** A changed line's amounts without and with tax; `undefined` when its tax is unknown. */
const taxOfLine = (cart: CartLike, { line, cents }: ChangedLine) => {
  const rate = line.taxRate
  if (rate?.amount === 0) return { net: cents, gross: cents }
  const perLine = cart.taxCalculationMode === 'LineItemLevel' && cart.taxRoundingMode === 'HalfEven'
  return rate && perLine ? taxOf(cents, rate) : undefined
}

/** The cart's tax and total after the changes. `net` is the total of the prices, before taxes that they do not include. */
const taxed = (cart: CartLike, changed: readonly ChangedLine[], net: number) => {
  if (!cart.taxedPrice) return { tax: undefined, taxIncluded: false, total: net }
  const { totalNet, totalGross } = cart.taxedPrice
  let total = totalGross.centAmount
  let tax = total - totalNet.centAmount
  for (const change of changed) {
    const before = change.line.taxedPrice
    const after = taxOfLine(cart, change)
    if (!before || !after) {
      const taxIncluded = totalGross.centAmount === cart.totalPrice.centAmount
      const settled = taxIncluded && changed.every(({ line }) => line.taxRate?.includedInPrice === true)
      return { tax: 'updating', taxIncluded, total: settled ? net : 'updating' } as const
    }
    total += after.gross - before.totalGross.centAmount
    tax += after.gross - after.net - before.totalGross.centAmount + before.totalNet.centAmount
  }
  return { tax, taxIncluded: total === net, total }
}

/**
 * Predicts a cart's totals after changes of quantities, before the platform responds: from the cart's own prices and
 * discounts. A figure that depends on anything else is `updating`, never a guess: tiers, codes, discounts that are not a
 * plain percentage of a line, best deals, gifts, a change that may reach or lose free shipping, a tax that is not
 * rounded per line, a line that the cart does not have. Fields that the query of the cart omits count as unknown. Without
 * a change, the totals are those of the cart.
 *
 * The prediction is exact as long as prices stay the same.
 *
 * @param changes Of several for one line, the last one counts.
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
 * predictTotals(cart, [{ lineItemId: 'a', quantity: 3 }], { discountsMayChange: false }).total // 11700
 * predictTotals(cart, [{ lineItemId: 'a', quantity: 3 }]).total // 'updating'
 * predictTotals(cart, []).total // 7800
 * predictTotals(cart, [{ lineItemId: 'b', quantity: 3 }]).subtotal // 'updating': the cart has no such line
 * ```
 */
export const predictTotals = (
  cart: CartLike,
  changes: readonly QuantityChange[],
  { discountsMayChange = true }: PredictionOptions = {},
): PredictedTotals => {
  const now = cartTotals(cart)
  const changed: ChangedLine[] = []
  let [delta, listDelta] = [0, 0]
  let isKnown = true
  const quantities = new Map(changes.map(({ lineItemId, quantity }) => [lineItemId, quantity]))
  for (const [lineItemId, quantity] of quantities) {
    const line = cart.lineItems.find(({ id }) => id === lineItemId)
    if (!line) isKnown = false
    else if (line.quantity !== quantity) {
      const cents = quantity * unitCents(line)
      delta += cents - lineTotal(line)
      if (!isGiftLine(line)) listDelta += quantity * line.price.value.centAmount - lineListTotal(line)
      changed.push({ line, quantity, cents })
    }
  }
  if (isKnown && changed.length === 0) return now
  const lineKnown = isKnown && !discountsMayChange && isDiscountKnown(cart, changed)
  const isEmptied = changed.filter(({ quantity }) => quantity === 0).length === cart.lineItems.length
  const shippingKnown = isKnown && !isEmptied && isShippingPriceStable(cart, lineKnown ? delta : undefined)
  const shipping = now.shipping === undefined || shippingKnown ? now.shipping : 'updating'
  const all = lineKnown && shipping !== 'updating'
  return {
    currencyCode: now.currencyCode,
    subtotal: isKnown && isSubtotalKnown(cart, changed) ? now.subtotal + listDelta : 'updating',
    shipping,
    discountedShipping: all || now.shipping === undefined ? now.discountedShipping : 'updating',
    discount: lineKnown ? now.discount + listDelta - delta : 'updating',
    ...(all
      ? taxed(cart, changed, cart.totalPrice.centAmount + delta)
      : {
          tax: now.tax === undefined ? undefined : 'updating',
          taxIncluded: now.taxIncluded,
          total: 'updating',
        }),
  }
}
