const currencies = Intl.supportedValuesOf('currency')

/**
 * The currency of a merchant account, which is not said in a call but set up with the provider: here an account's id
 * ends in it (`selvedge_EUR`). No account given is US dollars; an unknown account is `undefined`.
 */
export const currencyOf = (merchantAccount: string | undefined): string | undefined => {
  if (merchantAccount === undefined) return 'USD'
  const currency = /(?:^|[_-])([a-z]{3})$/i.exec(merchantAccount)?.[1]?.toUpperCase()
  return currency && currencies.includes(currency) ? currency : undefined
}
