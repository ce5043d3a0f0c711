import { describe, expectTypeOf, it } from 'vitest'
import { type CurrencyCode, isCurrency, isLocale, type LocaleCode, localeOfCurrency } from './locales.ts'

declare const value: unknown

describe('types of locales and currencies', () => {
  it('narrow an unknown value', () => {
    if (isCurrency(value)) expectTypeOf(value).toEqualTypeOf<CurrencyCode>()
    if (isLocale(value)) expectTypeOf(value).toEqualTypeOf<LocaleCode>()
  })

  it('return a locale for any currency', () => {
    expectTypeOf(localeOfCurrency).toEqualTypeOf<(currency: string) => LocaleCode>()
  })
})
