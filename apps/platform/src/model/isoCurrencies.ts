// ISO 4217 codes that are not currencies: special drawing rights, units of account, no currency, test code.
const notMoney: ReadonlySet<string> = new Set(['XDR', 'XSU', 'XUA', 'XXX', 'XTS'])

/** The ISO 4217 currencies that prices can have. */
export const isoCurrencies: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').filter((code) => !notMoney.has(code)),
)
