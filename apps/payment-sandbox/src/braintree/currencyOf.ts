const currencies = Intl.supportedValuesOf('currency')

/**
 * The currency of a merchant account. Braintree configures it per account instead of per call; here the id of an
 * account ends in the currency (`selvedge_EUR`). Without an account it is US dollars; an unknown account is
 * `undefined`.
 */
export const currencyOf = (merchantAccount: string | undefined): string | undefined => {
  if (merchantAccount === undefined) return 'USD'
  const currency = /(?:^|[_-])([a-z]{3})$/i.exec(merchantAccount)?.[1]?.toUpperCase()
  return currency && currencies.includes(currency) ? currency : undefined
}
