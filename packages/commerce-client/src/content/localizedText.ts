import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { isRecord } from '../tokens/tokenProblem.ts'

/**
 * Returns the text of a value, which is either a text or a map of texts by locale. From a map, it returns the entry for
 * the locale, else the entry for the default locale. Returns an empty text when there is none.
 */
export const localizedText = (value: unknown, locale: string): string => {
  const text = isRecord(value) ? (value[locale] ?? value[DEFAULT_LOCALE]) : value
  return typeof text === 'string' ? text : ''
}

/** Returns the texts of a list, without its other values; empty when the value is not a list. */
export const textList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []
