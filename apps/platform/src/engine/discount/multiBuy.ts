import type { MultiBuyTarget } from '../../model/discount.ts'
import type { Slice } from './slices.ts'

const quantityOf = (slices: readonly Slice[]): number =>
  slices.reduce((sum, slice) => sum + slice.quantity, 0)

/** How many of the matching units a multi-buy discounts. */
const discountedUnits = (units: number, target: MultiBuyTarget): number => {
  const occurrences = Math.min(Math.floor(units / target.triggerQuantity), target.maxOccurrence ?? Infinity)
  return occurrences * target.discountedQuantity
}

/**
 * Applies `discount` to the cheapest (or most expensive) matching units, as many as the multi-buy allows. Units with the
 * same price are sorted by line id, so that the order of lines has no effect.
 */
export const applyMultiBuy = (
  slices: readonly Slice[],
  target: MultiBuyTarget,
  discount: (slice: Slice) => Slice,
): Slice[] => {
  const direction = target.selectionMode === 'Cheapest' ? 1 : -1
  const ranked = [...slices].sort(
    (a, b) => (a.unit.cents - b.unit.cents) * direction || a.lineId.localeCompare(b.lineId),
  )
  let left = discountedUnits(quantityOf(slices), target)
  return ranked.flatMap((slice) => {
    const reached = Math.min(left, slice.quantity)
    left -= reached
    const rest = slice.quantity - reached
    return [
      ...(reached > 0 ? [discount({ ...slice, quantity: reached })] : []),
      ...(rest > 0 ? [{ ...slice, quantity: rest }] : []),
    ]
  })
}
