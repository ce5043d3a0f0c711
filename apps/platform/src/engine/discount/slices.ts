import type { LineItem } from '../../model/cart.ts'
import { unitValue } from '../price/price.ts'
import { type Amount, amountOf } from './amount.ts'

/** Units of one line that cost the same: a discount may reach only some of a line's units. */
export type Slice = { readonly lineId: string; readonly quantity: number; readonly unit: Amount }

/** A line's units by what each costs so far. */
export type SlicesByLine = ReadonlyMap<string, readonly Slice[]>

export const slicesOf = (lines: readonly LineItem[]): SlicesByLine =>
  new Map(
    lines.map((line) => {
      const unit = amountOf(unitValue(line.price, line.quantity).centAmount)
      return [line.id, [{ lineId: line.id, quantity: line.quantity, unit }]]
    }),
  )

export const centsOf = (slices: readonly Slice[]): number =>
  slices.reduce((sum, slice) => sum + slice.unit.cents * slice.quantity, 0)

const isSameUnit = (a: Amount, b: Amount): boolean =>
  a.cents === b.cents &&
  a.portions.length === b.portions.length &&
  a.portions.every((portion, i) => {
    const other = b.portions[i]
    return (
      portion.discountId === other?.discountId &&
      portion.discountedAmount.centAmount === other.discountedAmount.centAmount
    )
  })

/** The same units with those that went the same way through the discounts put together. */
export const mergedSlices = (slices: readonly Slice[]): Slice[] => {
  const merged: Slice[] = []
  for (const slice of slices) {
    const at = merged.findIndex((other) => isSameUnit(other.unit, slice.unit))
    const twin = merged[at]
    if (twin) merged[at] = { ...twin, quantity: twin.quantity + slice.quantity }
    else merged.push(slice)
  }
  return merged
}
