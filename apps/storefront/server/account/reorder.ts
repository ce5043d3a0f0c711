import type { CartLine } from '@selvedge/commerce-client'
import { customFieldsToAdd } from '@selvedge/commerce-client/changes'
import { type AddedLine, addAvailable } from '../cart/addAvailable.ts'
import { findLineFields } from '../cart/lineFields.ts'
import type { ShopContext } from '../context/createContext.ts'

/**
 * The result of ordering lines again.
 *
 * - `added`: `missing` has the names of the lines that are no longer available.
 * - `unavailable`: the platform did not respond, and nothing was added.
 */
export type ReorderResult =
  | { readonly kind: 'added'; readonly missing: readonly string[] }
  | { readonly kind: 'unavailable' }

/** The custom fields that a line was ordered with, else those of its product. */
const fieldsOf = (shop: ShopContext, line: CartLine) =>
  customFieldsToAdd(line.custom) ?? findLineFields(shop, line.productSlug ?? '', line.variant?.sku ?? '')

/** Adds one line, and returns whether it is available; `lost` when the platform did not respond. */
const addLine = async (shop: ShopContext, line: CartLine): Promise<AddedLine> => {
  const sku = line.variant?.sku
  if (!sku) return 'missing'
  return addAvailable(shop, { sku, quantity: line.quantity, fields: await fieldsOf(shop, line) })
}

/**
 * Adds the lines of an order to the visitor's cart again, at today's prices. What is in the cart stays there. Free
 * gifts are not added: the promotion adds them if it still applies.
 */
export const reorder = async (shop: ShopContext, lines: readonly CartLine[]): Promise<ReorderResult> => {
  const missing: string[] = []
  let addedAny = false
  // The lines are added one after the other, because each change needs the cart version that the previous change
  // returned.
  for (const line of lines.filter(({ lineItemMode }) => lineItemMode !== 'GiftLineItem')) {
    const result = await addLine(shop, line)
    if (result === 'added') addedAny = true
    else if (result === 'lost' && !addedAny && missing.length === 0) return { kind: 'unavailable' }
    else missing.push(line.name ?? '')
  }
  return { kind: 'added', missing }
}
