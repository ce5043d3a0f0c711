import type { DiscountApplicationMode } from '../../model/discount.ts'
import { distribute } from '../money/distribute.ts'
import { loweredTo } from './amount.ts'
import { centsOf, type Slice } from './slices.ts'

type Off = { readonly cents: number; readonly discountId: string; readonly currency: string }

/** A slice with `cents` off its whole; the cents that do not divide come off some of its units only. */
const takeOff = (slice: Slice, off: Off): Slice[] => {
  const each = Math.floor(off.cents / slice.quantity)
  const more = off.cents % slice.quantity
  const lowered = (quantity: number, cents: number): Slice[] =>
    quantity === 0
      ? []
      : [
          {
            ...slice,
            quantity,
            unit: loweredTo(slice.unit, slice.unit.cents - cents, off.discountId, off.currency),
          },
        ]
  return [...lowered(more, each + 1), ...lowered(slice.quantity - more, each)]
}

/** A line's slices with `cents` off them all, in proportion to what each slice costs. */
const takeOffLine = (slices: readonly Slice[], off: Off): Slice[] => {
  const claims = slices.map((slice) => ({ weight: BigInt(centsOf([slice])), atMost: centsOf([slice]) }))
  const shares = distribute(off.cents, claims)
  return slices.flatMap((slice, i) => takeOff(slice, { ...off, cents: shares[i] ?? 0 }))
}

/**
 * Takes one amount off several lines together: in proportion to what they cost, or the same for each line. No line goes
 * below zero; what a line cannot take goes to the others.
 */
export const shareAbsolute = (
  lines: readonly (readonly Slice[])[],
  mode: Exclude<DiscountApplicationMode, 'IndividualApplication'>,
  off: Off,
): Slice[][] => {
  const claims = lines.map((slices) => {
    const atMost = centsOf(slices)
    return { weight: mode === 'EvenDistribution' ? 1n : BigInt(atMost), atMost }
  })
  const shares = distribute(off.cents, claims)
  return lines.map((slices, i) => takeOffLine(slices, { ...off, cents: shares[i] ?? 0 }))
}
