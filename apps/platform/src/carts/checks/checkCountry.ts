import { fail, ok, type Result } from '../../engine/problem.ts'

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

const isCountry = (code: string): boolean =>
  // Aliases such as UK are not ISO codes.
  code !== 'ZZ' && names.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code

/** Returns the country, or InvalidField when ISO 3166 does not contain the code. */
export const checkCountry = (country: string): Result<string> =>
  isCountry(country)
    ? ok(country)
    : fail('InvalidField', `The country '${country}' does not exist.`, {
        field: 'country',
        invalidValue: country,
      })
