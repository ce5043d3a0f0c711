import type { TaxedPrice, TaxPortion } from '../../model/cart.ts'
import { money } from '../money/money.ts'
import { divideHalfEven } from '../money/rounding.ts'

/** Shares of a total in proportion to weights; the last share takes the rounding, so that they sum to the total. */
const share = (total: number, portions: readonly TaxPortion[], of: number): TaxPortion[] => {
  let left = total
  return portions.map((portion, index) => {
    const last = index === portions.length - 1
    const cents =
      last || of === 0 ? left : divideHalfEven(BigInt(portion.amount.centAmount) * BigInt(total), BigInt(of))
    left -= cents
    return { ...portion, amount: money(portion.amount.currencyCode, cents) }
  })
}

/**
 * Lowers a taxed price by the percentage that a discount on the total takes off `before` cents (→ `after` cents). The
 * side that the customer is quoted (net or gross) lands exactly on `after`; the other side is rounded half-even.
 */
export const scaleTaxed = (taxed: TaxedPrice, before: number, after: number): TaxedPrice => {
  if (before === after || before === 0) return taxed
  const scale = (cents: number): number =>
    cents === before ? after : divideHalfEven(BigInt(cents) * BigInt(after), BigInt(before))
  const currency = taxed.totalNet.currencyCode
  const net = scale(taxed.totalNet.centAmount)
  const gross = scale(taxed.totalGross.centAmount)
  return {
    totalNet: money(currency, net),
    totalGross: money(currency, gross),
    totalTax: money(currency, gross - net),
    taxPortions: share(gross - net, taxed.taxPortions, taxed.totalTax.centAmount),
  }
}
