/**
 * The locales of the toolbar. The last two are pseudo-locales: longer, accented text, and right-to-left. They show what a
 * translation could break.
 */
export const locales = {
  'en-US': { currency: 'USD', rate: 1 },
  'en-GB': { currency: 'GBP', rate: 0.8 },
  'en-CA': { currency: 'CAD', rate: 1.4 },
  'en-AU': { currency: 'AUD', rate: 1.5 },
  'en-XA': { currency: 'USD', rate: 1 },
  'ar-XB': { currency: 'USD', rate: 1 },
} as const

export type StoryLocale = keyof typeof locales

const accents: Readonly<Record<string, string>> = {
  a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', n: 'ñ', c: 'ç', y: 'ý',
  A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', N: 'Ñ', C: 'Ç', Y: 'Ý',
} // biome-ignore format: pairs

const longer = (text: string): string => {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word))
  const accented = text.replace(/[aeiouncyAEIOUNCY]/g, (letter) => accents[letter] ?? letter)
  const more = words
    .slice(0, Math.ceil(words.length * 0.4))
    .join(' ')
    .toLowerCase()
  return more === '' ? accented : `${accented.trimEnd()} ${more}`
}

/**
 * Adapts a story's text to a locale. It converts prices to the locale's currency. For the pseudo-locale `en-XA`, it
 * makes the text longer and accented instead.
 */
export const localise = (text: string, locale: StoryLocale): string => {
  const { currency, rate } = locales[locale]
  if (locale === 'en-XA') return longer(text)
  if (rate === 1) return text
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return text.replace(/\$(\d[\d,]*(?:\.\d\d)?)/g, (_all, amount: string) =>
    money.format(Math.round(Number(amount.replaceAll(',', '')) * rate * 100) / 100),
  )
}

export const directionOf = (locale: StoryLocale): 'ltr' | 'rtl' => (locale === 'ar-XB' ? 'rtl' : 'ltr')
