import type { Locale } from '../paraglide/runtime.js'

/** The messages of a shop locale: American spelling in en-US, British spelling in every other one. */
export const messageLocale = (shopLocale: string): Locale => (shopLocale === 'en-US' ? 'en-US' : 'en')
