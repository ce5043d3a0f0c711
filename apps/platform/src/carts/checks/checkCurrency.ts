import { fail, ok, type Result } from '../../engine/problem.ts'

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Returns the currency, or InvalidField when ISO 4217 does not contain the code or it is `XXX` (no currency). */
export const checkCurrency = (currency: string): Result<string> =>
  known.has(currency)
    ? ok(currency)
    : fail('InvalidField', `The currency '${currency}' does not exist.`, {
        field: 'currency',
        invalidValue: currency,
      })
