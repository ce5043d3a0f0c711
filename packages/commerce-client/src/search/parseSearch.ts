import { searchFilter } from '../catalogue/predicates.ts'
import { expandSearch } from './expandSearch.ts'

/** A shopper's search as arguments of a product search. */
export type ParsedSearch =
  /** Nothing was typed: every product matches. */
  | { readonly kind: 'everything' }
  /** Words, in the spelling of the catalogue. */
  | { readonly kind: 'text'; readonly text: string }
  /** A number or SKU. Search for `text` when no product matches the filter. */
  | {
      readonly kind: 'designNumber' | 'sku'
      readonly filter: { readonly string: string }
      readonly text: string
    }

const designNumber = /^#?\s*(\d{6,9})$/
const sku = /^[a-z0-9]+(?:-[a-z0-9]+){2,}$/i

/**
 * Parses what a shopper typed into a search field: a design number, a SKU, or words, which are replaced by those of the
 * catalogue ({@link expandSearch}).
 *
 * @example
 * ```ts
 * import { parseSearch } from '@selvedge/commerce-client/search'
 *
 * parseSearch('serviettes', 'en-GB') // { kind: 'text', text: 'napkin' }
 * parseSearch('#14108052', 'en-US').kind // 'designNumber'
 * parseSearch('moor-plaid-olive-napkin-4', 'en-US').kind // 'sku'
 * ```
 */
export const parseSearch = (typed: string, locale: string): ParsedSearch => {
  const text = typed.replace(/\s+/g, ' ').trim()
  if (text === '') return { kind: 'everything' }
  const number = designNumber.exec(text)?.[1]
  if (number)
    return {
      kind: 'designNumber',
      filter: searchFilter('variants.attributes.designID', [number]),
      text: number,
    }
  if (sku.test(text))
    return {
      kind: 'sku',
      filter: searchFilter('variants.sku', [...new Set([text, text.toLowerCase()])]),
      text: expandSearch(text.replace(/-/g, ' '), locale),
    }
  return { kind: 'text', text: expandSearch(text, locale) }
}
