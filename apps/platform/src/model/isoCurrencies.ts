// The codes of ISO 4217 that are no money in circulation: funds, units of account, withdrawn ones.
const notMoney: ReadonlySet<string> = new Set(['XDR', 'XSU', 'XUA', 'XXX', 'XTS'])

/** The currencies of ISO 4217 that something can be sold in. */
export const isoCurrencies: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('currency').filter((code) => !notMoney.has(code)),
)
