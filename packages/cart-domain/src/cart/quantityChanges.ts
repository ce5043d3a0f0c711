import type { QuantityChange } from './predictTotals.ts'

/** The lines of a cart with their quantities. */
export type LineQuantities = {
  readonly lineItems: readonly { readonly id: string; readonly quantity: number }[]
}

/**
 * Returns the lines whose quantity differs between two states of a cart, with the quantity of the second; 0 is a removed
 * line. A line that only the second has is a change, too: `predictTotals` marks the totals as `updating`.
 *
 * @example
 * ```ts
 * import { quantityChanges } from '@selvedge/cart-domain'
 *
 * const before = { lineItems: [{ id: 'a', quantity: 2 }, { id: 'b', quantity: 1 }] }
 * const after = { lineItems: [{ id: 'a', quantity: 3 }] }
 *
 * quantityChanges(before, after) // [{ lineItemId: 'a', quantity: 3 }, { lineItemId: 'b', quantity: 0 }]
 * ```
 */
export const quantityChanges = (before: LineQuantities, after: LineQuantities): readonly QuantityChange[] => {
  const next = new Map(after.lineItems.map(({ id, quantity }) => [id, quantity]))
  const changes: QuantityChange[] = []
  for (const { id, quantity } of before.lineItems) {
    const changed = next.get(id) ?? 0
    if (changed !== quantity) changes.push({ lineItemId: id, quantity: changed })
    next.delete(id)
  }
  for (const [lineItemId, quantity] of next) changes.push({ lineItemId, quantity })
  return changes
}
