import { DEFAULT_LOCALE } from '../locale/locales.ts'
import { isRecord } from '../tokens/tokenProblem.ts'

/**
 * The text of a value: the value itself when it is a text, else its entry for the locale, else for the default locale;
 * empty when there is none.
 */
export const localizedText = (value: unknown, locale: string): string => {
  const text = isRecord(value) ? (value[locale] ?? value[DEFAULT_LOCALE]) : value
  return typeof text === 'string' ? text : ''
}

/** The texts of a list; other values are left out. */
export const textList = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []
