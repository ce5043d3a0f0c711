import { editDistance } from './editDistance.ts'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const allowedChanges = (word: string): number => {
  if (word.length <= 2) return 0
  return word.length <= 5 ? 1 : 2
}

const nearest = (word: string, words: readonly string[]): string | undefined => {
  let limit = allowedChanges(word)
  let found: string | undefined
  for (const candidate of words) {
    const distance = editDistance(word, candidate, limit)
    // Among equally near words, a word with the same first letter wins, else the first word of the vocabulary.
    const isNearer =
      distance < limit || found === undefined || (candidate[0] === word[0] && found[0] !== word[0])
    if (distance > limit || !isNearer) continue
    limit = distance
    found = candidate
  }
  return found
}

/** The first known word that begins with the typed letters. */
const completed = (word: string, words: readonly string[]): string | undefined =>
  word.length >= 3 ? words.find((candidate) => candidate.startsWith(word)) : undefined

/**
 * Suggests the spelling of a search whose words are not all in a vocabulary: each unknown word is completed, or replaced by
 * the nearest known one, with at most one changed letter in short words and two in long ones. `undefined` when no word
 * changes.
 *
 * @param vocabulary Phrases of the catalogue, the more important ones first: names, artists, materials, kinds.
 *
 * @example
 * ```ts
 * import { suggestSpelling } from '@selvedge/commerce-client/search'
 *
 * suggestSpelling('quicne orchard', ['Quince Orchard', 'Velvet']) // 'quince orchard'
 * suggestSpelling('velvet', ['Quince Orchard', 'Velvet']) // undefined
 * ```
 */
export const suggestSpelling = (text: string, vocabulary: readonly string[]): string | undefined => {
  const known = [...new Set(vocabulary.flatMap(wordsOf))].filter((word) => !/^\d+$/.test(word))
  const words = new Set(known)
  // The platform treats singular and plural as the same word.
  const isKnown = (word: string): boolean =>
    [word, `${word}s`, word.replace(/s$/, '')].some((form) => words.has(form))
  const typed = wordsOf(text)
  const corrected = typed.map((word) =>
    isKnown(word) ? word : (completed(word, known) ?? nearest(word, known) ?? word),
  )
  return corrected.some((word, index) => word !== typed[index]) ? corrected.join(' ') : undefined
}
