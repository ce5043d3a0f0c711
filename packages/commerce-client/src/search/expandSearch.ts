import { spellings, synonyms } from './synonyms.ts'

const escaped = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches a phrase as whole words, with any white space between them. */
const phraseOf = (phrase: string): string => escaped(phrase).replace(/ /g, '\\s+')

const replacements = (pairs: readonly (readonly [from: string, to: string])[]) => {
  const targets = new Map(pairs.map(([from, to]) => [from, to]))
  const longestFirst = [...targets.keys()].sort((left, right) => right.length - left.length)
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${longestFirst.map(phraseOf).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  )
  return (text: string): string =>
    text.replace(pattern, (found) => targets.get(found.toLowerCase().replace(/\s+/g, ' ')) ?? found)
}

const toCatalogueWords = replacements(
  synonyms.flatMap(([catalogue, ...shoppers]) => shoppers.map((word) => [word, catalogue] as const)),
)
const toAmerican = replacements(spellings.map(([american, british]) => [british, american]))
const toBritish = replacements(spellings)

/**
 * Replaces the words of a search by those of the catalogue: synonyms ("cushion" becomes "throw pillow"), and the spelling of
 * the locale ("colour" becomes "color" in en-US). The platform searches the texts of one locale and knows no synonyms.
 *
 * @example
 * ```ts
 * import { expandSearch } from '@selvedge/commerce-client/search'
 *
 * expandSearch('grey drapes', 'en-US') // 'gray curtain'
 * expandSearch('color map', 'en-GB') // 'colour map'
 * ```
 */
export const expandSearch = (text: string, locale: string): string =>
  (locale === 'en-US' ? toAmerican : toBritish)(toCatalogueWords(text)).replace(/\s+/g, ' ').trim()
