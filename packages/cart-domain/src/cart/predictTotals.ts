import { isGiftLine } from '../line/isGiftLine.ts'
import { lineListTotal, lineTotal } from '../line/linePriceSummary.ts'
import { taxOf } from '../money/taxOf.ts'
import type { CartLike, LineItemLike } from './cartLike.ts'
import { type CartTotals, cartTotals } from './cartTotals.ts'
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

/** An amount that the cart does not have, such as the tax before an address is known, does not come with a change. */
const updating = (amount: number | undefined) => (amount === undefined ? undefined : 'updating')

const allUpdating = (now: CartTotals): PredictedTotals => ({
  ...now,
  subtotal: 'updating',
  shipping: updating(now.shipping),
  discountedShipping: updating(now.discountedShipping),
  tax: updating(now.tax),
  discount: 'updating',
  total: 'updating',
})

/** Whether the unit price is known for any quantity. A price with a product discount has no tiers. */
const hasFixedPrice = (line: LineItemLike): boolean => Boolean(line.price.discounted) || hasNoTiers(line)

const unitCents = (line: LineItemLike): number =>
  (line.discountedPricePerQuantity[0]?.discountedPrice ?? line.price.discounted ?? line.price).value
    .centAmount

/** A line with its new quantity, and what changes with it, in cents. */
type ChangedLine = {
  readonly line: LineItemLike
  readonly quantity: number
  /** The line's amount after the change. */
  readonly cents: number
  readonly delta: number
  /** The difference before discounts. */
  readonly listDelta: number
}

const changeLine = (line: LineItemLike, quantity: number): ChangedLine => {
  const cents = quantity * unitCents(line)
  return {
    line,
    quantity,
    cents,
    delta: cents - lineTotal(line),
    listDelta: isGiftLine(line) ? 0 : quantity * line.price.value.centAmount - lineListTotal(line),
  }
}

/** The lines that the changes give another quantity; `undefined` when the cart has no such line. */
const changedLines = (
  cart: CartLike,
  changes: readonly QuantityChange[],
): readonly ChangedLine[] | undefined => {
  const quantities = new Map(changes.map(({ lineItemId, quantity }) => [lineItemId, quantity]))
  const lines = cart.lineItems.filter(({ id }) => quantities.has(id))
  return lines.length < quantities.size
    ? undefined
    : lines
        .map((line) => changeLine(line, quantities.get(line.id) ?? 0))
        .filter(({ line, quantity }) => quantity !== line.quantity)
}

const sumOf = (changed: readonly ChangedLine[], amount: 'delta' | 'listDelta'): number =>
  changed.reduce((cents, change) => cents + change[amount], 0)

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

const lineTaxOf = (cart: CartLike, line: LineItemLike, cents: number) => {
  const rate = line.taxRate
  if (!rate || !line.taxedPrice) return undefined
  if (rate.amount === 0) return { net: cents, gross: cents }
  const perLine = cart.taxCalculationMode === 'LineItemLevel' && cart.taxRoundingMode === 'HalfEven'
  return perLine ? taxOf(cents, rate) : undefined
}

/** How the changes change the cart's amounts without and with tax; `undefined` when a line's tax is unknown. */
const taxedDelta = (cart: CartLike, changed: readonly ChangedLine[]) => {
  let [net, gross] = [0, 0]
  for (const { line, cents } of changed) {
    const after = lineTaxOf(cart, line, cents)
    if (!after || !line.taxedPrice) return undefined
    net += after.net - line.taxedPrice.totalNet.centAmount
    gross += after.gross - line.taxedPrice.totalGross.centAmount
  }
  return { net, gross }
}

/** Calculates the cart's tax and total after the changes, from its current tax and total. */
const taxed = (cart: CartLike, changed: readonly ChangedLine[]) => {
  const total = cart.totalPrice.centAmount + sumOf(changed, 'delta')
  if (!cart.taxedPrice) return { tax: undefined, taxIncluded: false, total }
  const { totalNet, totalGross } = cart.taxedPrice
  const delta = taxedDelta(cart, changed)
  if (!delta) {
    const taxIncluded = totalGross.centAmount === cart.totalPrice.centAmount
    const settled = taxIncluded && changed.every(({ line }) => line.taxRate?.includedInPrice === true)
    return { tax: 'updating', taxIncluded, total: settled ? total : 'updating' } as const
  }
  const gross = totalGross.centAmount + delta.gross
  return { tax: gross - (totalNet.centAmount + delta.net), taxIncluded: gross === total, total: gross }
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
 * @param changes At most one for each line.
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
  const changed = changedLines(cart, changes)
  if (!changed) return allUpdating(now)
  if (changed.length === 0) return now
  const lineKnown = !discountsMayChange && isDiscountKnown(cart, changed)
  const delta = sumOf(changed, 'delta')
  const listDelta = sumOf(changed, 'listDelta')
  const emptied = changed.length === cart.lineItems.length && changed.every(({ quantity }) => quantity === 0)
  const shippingKnown = !emptied && isShippingPriceStable(cart, lineKnown ? delta : undefined)
  const shipping = now.shipping === undefined || shippingKnown ? now.shipping : 'updating'
  const all = lineKnown && shipping !== 'updating'
  return {
    currencyCode: now.currencyCode,
    subtotal: isSubtotalKnown(cart, changed) ? now.subtotal + listDelta : 'updating',
    shipping,
    discountedShipping: all || now.shipping === undefined ? now.discountedShipping : 'updating',
    discount: lineKnown ? now.discount + listDelta - delta : 'updating',
    ...(all
      ? taxed(cart, changed)
      : { tax: updating(now.tax), taxIncluded: now.taxIncluded, total: 'updating' }),
  }
}
