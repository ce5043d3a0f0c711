import type { Term } from './vocabulary.ts'

const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** 0 when the term begins with the text, 1 when each typed word begins a word of the term, else undefined. */
const rankOf = (term: string, text: string, typed: readonly string[]): number | undefined => {
  if (plain(term).startsWith(plain(text))) return 0
  const words = wordsOf(term)
  return typed.every((part) => words.some((word) => word.startsWith(part))) ? 1 : undefined
}

/**
 * The terms in which each typed word begins a word. Terms that begin with the whole text come first; otherwise the
 * terms keep the order of the vocabulary.
 */
export const matchTerms = (terms: readonly Term[], text: string, limit: number): readonly Term[] => {
  const typed = wordsOf(text)
  if (typed.length === 0) return []
  const ranked = terms.flatMap((term) => {
    const rank = rankOf(term.term, text, typed)
    return rank === undefined ? [] : [{ term, rank }]
  })
  return ranked
    .sort((left, right) => left.rank - right.rank)
    .slice(0, limit)
    .map(({ term }) => term)
}
