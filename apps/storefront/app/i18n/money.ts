import type { MoneyLike } from '@selvedge/cart-domain'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount for the locale, e.g. `$81.00`. Formatted on the server only, so that browser and server agree. */
export const formatMoney = (money: MoneyLike, locale: string): string =>
  formatCents(money.centAmount, money.currencyCode, locale, money.fractionDigits)

/** Formats an amount in the smallest unit of its currency. A negative one has a minus sign (`−$2.72`) instead of the hyphen of `Intl`. */
export const formatCents = (cents: number, currency: string, locale: string, digits = 2): string => {
  const key = `${locale}:${currency}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  formats.set(key, format)
  return format.format(cents / 10 ** digits).replace('-', '−')
}
