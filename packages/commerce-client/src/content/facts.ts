import { isRecord } from '../tokens/tokenProblem.ts'
import { localizedText } from './localizedText.ts'

/** A fact as a term and its value. */
export type Fact = { readonly term: string; readonly value: string }

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The facts of a list in one locale; incomplete ones are left out. */
export const factList = (value: unknown, locale: string): readonly Fact[] =>
  list(value).flatMap((fact) => {
    const pair = isRecord(fact)
      ? { term: localizedText(fact.term, locale), value: localizedText(fact.value, locale) }
      : { term: '', value: '' }
    return pair.term && pair.value ? [pair] : []
  })

/** The texts of a list in one locale; empty ones are left out. */
export const localizedList = (value: unknown, locale: string): readonly string[] =>
  list(value)
    .map((text) => localizedText(text, locale))
    .filter((text) => text !== '')
