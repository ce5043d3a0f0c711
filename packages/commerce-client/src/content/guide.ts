import { isRecord } from '../tokens/tokenProblem.ts'
import { factList, localizedList } from './facts.ts'
import { localizedText } from './localizedText.ts'

/** What a shopper has to know about one product: a custom object in the container `guides`, under the product's key. */
export type Guide = {
  /** The key of the product. */
  readonly key: string
  /** The heading of the steps: "What is inside". */
  readonly title: string
  readonly steps: readonly string[]
  /** Further facts as terms and values. */
  readonly facts: readonly { readonly term: string; readonly value: string }[]
  /** The text about the delivery time; empty when the shop's usual text applies. */
  readonly delivery: string
}

/**
 * Parses a guide's custom object in one locale; `undefined` without a title. Other missing or wrong values become empty; it
 * never throws.
 *
 * @example
 * ```ts
 * import { parseGuide } from '@selvedge/commerce-client/content'
 *
 * const value = { title: { 'en-US': 'What is inside' }, steps: ['Six cards.', 7] }
 *
 * parseGuide('fabric-sampler', value, 'en-GB')?.steps // ['Six cards.']
 * parseGuide('fabric-sampler', {}, 'en-GB') // undefined
 * ```
 */
export const parseGuide = (key: string, value: unknown, locale: string): Guide | undefined => {
  const guide = isRecord(value) ? value : {}
  const title = localizedText(guide.title, locale)
  if (title === '') return undefined
  return {
    key,
    title,
    steps: localizedList(guide.steps, locale),
    facts: factList(guide.facts, locale),
    delivery: localizedText(guide.delivery, locale),
  }
}
