import type { TaxedPrice, TaxPortion } from '../../model/cart.ts'
import type { TaxRate } from '../../model/tax.ts'
import { distribute } from '../money/distribute.ts'
import { type Money, money } from '../money/money.ts'
import { ratioOf } from '../money/ratio.ts'
import { divideRounded, type RoundingMode } from '../money/rounding.ts'

export type NetAndGross = { readonly net: number; readonly gross: number }

/**
 * Net and gross of an amount in cents. With included tax, the gross is the amount and the net is rounded; otherwise the
 * net is the amount and the gross is rounded.
 */
export const netAndGross = (cents: number, rate: TaxRate, rounding: RoundingMode): NetAndGross => {
  const { numerator, denominator } = ratioOf(rate.amount)
  const amount = BigInt(cents)
  return rate.includedInPrice
    ? { net: divideRounded(amount * denominator, denominator + numerator, rounding), gross: cents }
    : { net: cents, gross: divideRounded(amount * (denominator + numerator), denominator, rounding) }
}

const portionsOf = (tax: number, rate: TaxRate, currency: string): TaxPortion[] => {
  const parts = rate.subRates?.length ? rate.subRates : [rate]
  const scale = 10n ** 10n
  const claims = parts.map(({ amount }) => {
    const { numerator, denominator } = ratioOf(amount)
    return { weight: (numerator * scale) / denominator, atMost: tax }
  })
  const shares = distribute(tax, claims)
  return parts.map((part, i) => ({
    rate: part.amount,
    name: part.name,
    amount: money(currency, shares[i] ?? 0),
  }))
}

/** A taxed price from net and gross. The tax is the difference, split among the rate's sub-rates. */
export const taxedPriceOf = ({ net, gross }: NetAndGross, rate: TaxRate, currency: string): TaxedPrice => ({
  totalNet: money(currency, net),
  totalGross: money(currency, gross),
  totalTax: money(currency, gross - net),
  taxPortions: portionsOf(gross - net, rate, currency),
})

/** Computes net, gross and tax of an amount. */
export const taxAmount = (amount: Money, rate: TaxRate, rounding: RoundingMode = 'HalfEven'): TaxedPrice =>
  taxedPriceOf(netAndGross(amount.centAmount, rate, rounding), rate, amount.currencyCode)
