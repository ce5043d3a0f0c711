import type { Localised } from './documents.ts'

const locales = ['en-US', 'en-GB', 'en-AU', 'en-CA', 'en'] as const

const americanSpellings: readonly (readonly [RegExp, string])[] = [
  [/\bcolour/g, 'color'],
  [/\bColour/g, 'Color'],
  [/\bgrey/g, 'gray'],
  [/\bcosy/g, 'cozy'],
  [/\bcentre/g, 'center'],
  [/\bharbour/g, 'harbor'],
  [/\bHarbour/g, 'Harbor'],
  [/\bmetre/g, 'meter'],
  [/\btravelled/g, 'traveled'],
  [/\bfavourite/g, 'favorite'],
  [/\bfibre/g, 'fiber'],
  [/\bFibre/g, 'Fiber'],
]

const toAmericanSpelling = (text: string): string =>
  americanSpellings.reduce((t, [british, us]) => t.replace(british, us), text)

/** Localises a British English text: the same text in every locale, with American spelling in en-US. */
export const localised = (text: string): Localised =>
  Object.fromEntries(locales.map((locale) => [locale, locale === 'en-US' ? toAmericanSpelling(text) : text]))

/** The same text in every locale: slugs and proper names. */
export const inAllLocales = (text: string): Localised =>
  Object.fromEntries(locales.map((locale) => [locale, text]))
