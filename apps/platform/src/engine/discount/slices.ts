import type { LineItem } from '../../model/cart.ts'
import { unitValue } from '../price/price.ts'
import { type Amount, amountOf } from './amount.ts'

/** Units of one line with the same price. A discount can apply to only some of a line's units. */
export type Slice = { readonly lineId: string; readonly quantity: number; readonly unit: Amount }

/** The slices of each line, by line id. */
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

/** Merges slices whose units have the same price and reductions. */
export const mergeSlices = (slices: readonly Slice[]): Slice[] => {
  const merged: Slice[] = []
  for (const slice of slices) {
    const at = merged.findIndex((other) => isSameUnit(other.unit, slice.unit))
    const same = merged[at]
    if (same) merged[at] = { ...same, quantity: same.quantity + slice.quantity }
    else merged.push(slice)
  }
  return merged
}
