import { isRecord } from '../tokens/tokenProblem.ts'
import { localizedText, textList } from './localizedText.ts'

/** A curated collection: a custom object in the container `collections`, under the collection's slug. */
export type Collection = {
  readonly slug: string
  readonly title: string
  readonly text: string
  /** The keys of its products, in the order in which they are shown. */
  readonly products: readonly string[]
  /** Collections are shown in ascending order. */
  readonly order: number
}

/**
 * Parses a collection's custom object in one locale; `undefined` without a title. Other missing or wrong values become empty;
 * it never throws.
 *
 * @example
 * ```ts
 * import { parseCollection } from '@selvedge/commerce-client/content'
 *
 * const value = { title: { 'en-US': 'Gray days' }, products: ['moor-plaid-olive-curtain', 7] }
 *
 * parseCollection('gray-days', value, 'en-GB')?.products // ['moor-plaid-olive-curtain']
 * ```
 */
export const parseCollection = (slug: string, value: unknown, locale: string): Collection | undefined => {
  const collection = isRecord(value) ? value : {}
  const title = localizedText(collection.title, locale)
  if (title === '') return undefined
  return {
    slug,
    title,
    text: localizedText(collection.text, locale),
    products: textList(collection.products),
    order: typeof collection.order === 'number' ? collection.order : 0,
  }
}
