import { fail, ok, type Result } from '../../engine/problem.ts'

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** The currency itself, or InvalidField for a code that ISO 4217 does not know (nor is `XXX`, no currency, one). */
export const checkCurrency = (currency: string): Result<string> =>
  known.has(currency)
    ? ok(currency)
    : fail('InvalidField', `The currency '${currency}' does not exist.`, {
        field: 'currency',
        invalidValue: currency,
      })
