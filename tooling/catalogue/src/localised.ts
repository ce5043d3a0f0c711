import type { Localised } from './documents.ts'

const locales = ['en-US', 'en-GB', 'en-AU', 'en-CA', 'en'] as const

const american: readonly (readonly [RegExp, string])[] = [
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
]

const spelt = (text: string): string => american.reduce((t, [british, us]) => t.replace(british, us), text)

/** A text written in British English, in every locale of the project, with American spelling for en-US. */
export const localised = (text: string): Localised =>
  Object.fromEntries(locales.map((locale) => [locale, locale === 'en-US' ? spelt(text) : text]))

/** The same text in every locale: slugs and proper names. */
export const everywhere = (text: string): Localised =>
  Object.fromEntries(locales.map((locale) => [locale, text]))
