import type { TaxedPrice } from '../../model/cart.ts'
import type { TaxRate } from '../../model/tax.ts'
import { type Money, money } from '../money/money.ts'
import { ratioOf } from '../money/ratio.ts'
import { divideHalfEven } from '../money/rounding.ts'

const netAndGross = (cents: number, rate: TaxRate): { net: number; gross: number } => {
  const { numerator, denominator } = ratioOf(rate.amount)
  const amount = BigInt(cents)
  return rate.includedInPrice
    ? { net: divideHalfEven(amount * denominator, denominator + numerator), gross: cents }
    : { net: cents, gross: divideHalfEven(amount * (denominator + numerator), denominator) }
}

/**
 * Net, gross and tax of an amount. Included tax: the gross is the amount and the *net* is rounded; otherwise the net is
 * the amount and the gross is rounded. Half-even; the tax is what lies between.
 */
export const taxAmount = (amount: Money, rate: TaxRate): TaxedPrice => {
  const { net, gross } = netAndGross(amount.centAmount, rate)
  const tax = money(amount.currencyCode, gross - net)
  return {
    totalNet: money(amount.currencyCode, net),
    totalGross: money(amount.currencyCode, gross),
    totalTax: tax,
    taxPortions: [{ rate: rate.amount, name: rate.name, amount: tax }],
  }
}
