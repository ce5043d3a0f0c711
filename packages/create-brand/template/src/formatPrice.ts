import { type MoneyLike, toCurrencyUnits } from '@selvedge/cart-domain'
import { market } from './settings'

/** An amount as text: `$18.50`. */
export const formatPrice = (money: MoneyLike): string =>
  new Intl.NumberFormat(market.locale, { style: 'currency', currency: money.currencyCode }).format(
    toCurrencyUnits(money),
  )

/** An amount in cents as text. */
export const formatCents = (centAmount: number, currencyCode: string): string =>
  formatPrice({ centAmount, currencyCode })
