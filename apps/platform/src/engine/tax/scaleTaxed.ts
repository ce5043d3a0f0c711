import type { TaxedPrice, TaxPortion } from '../../model/cart.ts'
import { distribute } from '../money/distribute.ts'
import { money } from '../money/money.ts'
import { divideRounded, type RoundingMode } from '../money/rounding.ts'

const share = (total: number, portions: readonly TaxPortion[]): TaxPortion[] => {
  const claims = portions.map(({ amount }) => ({ weight: BigInt(amount.centAmount), atMost: total }))
  const shares = distribute(total, claims)
  return portions.map((portion, i) => ({
    ...portion,
    amount: money(portion.amount.currencyCode, shares[i] ?? 0),
  }))
}

/**
 * Scales a taxed price by the ratio of `after` to `before` cents, when a discount lowers the total. The amount that the
 * customer is quoted (net or gross) equals `after`; the other amount is rounded.
 */
export const scaleTaxed = (
  taxed: TaxedPrice,
  before: number,
  after: number,
  rounding: RoundingMode = 'HalfEven',
): TaxedPrice => {
  if (before === after || before === 0) return taxed
  const scale = (cents: number): number =>
    divideRounded(BigInt(cents) * BigInt(after), BigInt(before), rounding)
  const currency = taxed.totalNet.currencyCode
  const net = scale(taxed.totalNet.centAmount)
  const gross = scale(taxed.totalGross.centAmount)
  return {
    totalNet: money(currency, net),
    totalGross: money(currency, gross),
    totalTax: money(currency, gross - net),
    taxPortions: share(gross - net, taxed.taxPortions),
  }
}
