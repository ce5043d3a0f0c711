import type { DiscountApplicationMode } from '../../model/discount.ts'
import { distribute } from '../money/distribute.ts'
import { reduceTo } from './amount.ts'
import { centsOf, type Slice } from './slices.ts'

type Reduction = { readonly cents: number; readonly discountId: string; readonly currency: string }

/**
 * Reduces a slice by `cents` in total. When the cents cannot be divided equally among the units, some units are reduced
 * by one cent more, so the result has two slices.
 */
const reduceSlice = (slice: Slice, reduction: Reduction): Slice[] => {
  const perUnit = Math.floor(reduction.cents / slice.quantity)
  const remainder = reduction.cents % slice.quantity
  const reducedUnits = (quantity: number, cents: number): Slice[] =>
    quantity === 0
      ? []
      : [
          {
            ...slice,
            quantity,
            unit: reduceTo(slice.unit, slice.unit.cents - cents, reduction.discountId, reduction.currency),
          },
        ]
  return [...reducedUnits(remainder, perUnit + 1), ...reducedUnits(slice.quantity - remainder, perUnit)]
}

/** Reduces the slices of a line by `cents` in total, in proportion to their amounts. */
const reduceLine = (slices: readonly Slice[], reduction: Reduction): Slice[] => {
  const claims = slices.map((slice) => ({ weight: BigInt(centsOf([slice])), atMost: centsOf([slice]) }))
  const shares = distribute(reduction.cents, claims)
  return slices.flatMap((slice, i) => reduceSlice(slice, { ...reduction, cents: shares[i] ?? 0 }))
}

/**
 * Shares one reduction among several lines, in proportion to their amounts or equally. No line falls below zero; the
 * excess goes to the other lines.
 */
export const shareAbsolute = (
  lines: readonly (readonly Slice[])[],
  mode: Exclude<DiscountApplicationMode, 'IndividualApplication'>,
  reduction: Reduction,
): Slice[][] => {
  const claims = lines.map((slices) => {
    const atMost = centsOf(slices)
    return { weight: mode === 'EvenDistribution' ? 1n : BigInt(atMost), atMost }
  })
  const shares = distribute(reduction.cents, claims)
  return lines.map((slices, i) => reduceLine(slices, { ...reduction, cents: shares[i] ?? 0 }))
}
