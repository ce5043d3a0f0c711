import { matchTerms } from './matchTerms.ts'

const LONGEST = 3
const MAX_PARTS = 4

/**
 * The parts of a search that the catalogue knows: "velvet" and "throw pillow" of "velvet throw pillow". At each word
 * the longest known part is used. Empty when the whole text is one part.
 */
export const knownParts = (text: string, phrases: readonly string[]): readonly string[] => {
  const terms = phrases.map((term) => ({ term, count: 0 }))
  const isKnown = (part: string): boolean => part.length >= 3 && matchTerms(terms, part, 1).length > 0
  const words = text.split(/\s+/).filter(Boolean)
  const parts: string[] = []
  for (let at = 0; at < words.length; ) {
    const longest = Array.from({ length: Math.min(LONGEST, words.length - at) }, (_, index) => index + 1)
      .reverse()
      .find((length) => isKnown(words.slice(at, at + length).join(' ')))
    if (longest) parts.push(words.slice(at, at + longest).join(' '))
    at += longest ?? 1
  }
  return [...new Set(parts)].filter((part) => part !== text).slice(0, MAX_PARTS)
}
