import type { Cart, LineItem } from '../../model/cart.ts'
import { applicationModeOf, type CartDiscount, type DiscountValue } from '../../model/discount.ts'
import type { RoundingMode } from '../money/rounding.ts'
import { lineSubject } from '../predicate/lineSubject.ts'
import { matches } from '../predicate/matches.ts'
import { parsePredicate } from '../predicate/parsePredicate.ts'
import type { PricingContext } from '../pricingContext.ts'
import { reduceTo } from './amount.ts'
import { applyValue } from './applyValue.ts'
import { applyMultiBuy } from './multiBuy.ts'
import { shareAbsolute } from './shareAbsolute.ts'
import { centsOf, type Slice, type SlicesByLine } from './slices.ts'

const isGift = (line: LineItem): boolean => line.giftOf !== undefined

/** The lines that a predicate matches, without gifts and sorted by id, so that the order of lines has no effect. */
const matchingLines = (cart: Cart, predicate: string, pricing: PricingContext): LineItem[] => {
  const parsed = parsePredicate(predicate)
  return cart.lineItems
    .filter((line) => !isGift(line) && matches(parsed, lineSubject(line, pricing)))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

const discountUnit =
  (id: string, value: DiscountValue, currency: string, rounding: RoundingMode) =>
  (slice: Slice): Slice => ({
    ...slice,
    unit: reduceTo(slice.unit, applyValue(slice.unit.cents, value, currency, rounding), id, currency),
  })

const applyToLines = (id: string, value: DiscountValue, lines: readonly (readonly Slice[])[], cart: Cart) => {
  const { currency, priceRoundingMode = 'HalfEven' } = cart
  const mode = value.type === 'absolute' ? applicationModeOf(value) : 'IndividualApplication'
  if (value.type !== 'absolute' || mode === 'IndividualApplication')
    return lines.map((slices) => slices.map(discountUnit(id, value, currency, priceRoundingMode)))
  const cents = value.money.find((m) => m.currencyCode === currency)?.centAmount ?? 0
  return shareAbsolute(lines, mode, { cents, discountId: id, currency })
}

/** Applies a discount to the units of a cart's lines. Returns the same object when it has no effect. */
export const discountLines = (
  cart: Cart,
  discount: CartDiscount,
  units: SlicesByLine,
  pricing: PricingContext,
): SlicesByLine => {
  const { target, value, id } = discount
  if (target?.type !== 'lineItems' && target?.type !== 'multiBuyLineItems') return units
  if (value.type === 'giftLineItem') return units
  const lines = matchingLines(cart, target.predicate, pricing).map((line) => units.get(line.id) ?? [])
  const before = lines.flat()
  const after =
    target.type === 'lineItems'
      ? applyToLines(id, value, lines, cart).flat()
      : applyMultiBuy(
          before,
          target,
          discountUnit(id, value, cart.currency, cart.priceRoundingMode ?? 'HalfEven'),
        )
  if (centsOf(after) === centsOf(before)) return units
  const byLine = Map.groupBy(after, (slice) => slice.lineId)
  return new Map([...units].map(([lineId, slices]) => [lineId, byLine.get(lineId) ?? slices]))
}
