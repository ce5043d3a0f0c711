const currencies = Intl.supportedValuesOf('currency')

/**
 * The currency of a merchant account. Braintree configures the currency of each account, so calls do not contain it. In
 * the sandbox, the id of an account ends in the currency (`selvedge_EUR`). The currency is US dollars when no account
 * is given, and `undefined` for an unknown account.
 */
export const currencyOf = (merchantAccount: string | undefined): string | undefined => {
  if (merchantAccount === undefined) return 'USD'
  const currency = /(?:^|[_-])([a-z]{3})$/i.exec(merchantAccount)?.[1]?.toUpperCase()
  return currency && currencies.includes(currency) ? currency : undefined
}
