import { fail, ok, type Result } from '../../engine/problem.ts'

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

const isCountry = (code: string): boolean =>
  // Codes that stand for another one, such as UK, are not ISO's.
  code !== 'ZZ' && names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code

/** The country itself, or InvalidField for a code that ISO 3166 does not know. */
export const checkCountry = (country: string): Result<string> =>
  isCountry(country)
    ? ok(country)
    : fail('InvalidField', `The country '${country}' does not exist.`, {
        field: 'country',
        invalidValue: country,
      })
