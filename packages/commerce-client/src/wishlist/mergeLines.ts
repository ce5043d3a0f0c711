import { customFieldsToCopy, fieldsKey } from './customFields.ts'
import type { WishlistLine } from './types.ts'

/** Returns the lines of several lists, the latest first. An item that is on two lists appears once. */
export const mergeLines = (
  lists: readonly { readonly lineItems: readonly WishlistLine[] }[],
): readonly WishlistLine[] => {
  const lines = new Map<string, WishlistLine>()
  for (const line of lists.flatMap(({ lineItems }) => lineItems)) {
    const key = `${line.variant?.sku ?? line.id} ${fieldsKey(customFieldsToCopy(line.custom))}`
    if (!lines.has(key)) lines.set(key, line)
  }
  return [...lines.values()].reverse()
}
