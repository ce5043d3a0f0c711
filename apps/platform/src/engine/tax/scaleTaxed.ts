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
 * Lowers a taxed price by the percentage that a discount on the total takes off `before` cents (→ `after` cents). The
 * side that the customer is quoted (net or gross) lands exactly on `after`; the other side is rounded.
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
