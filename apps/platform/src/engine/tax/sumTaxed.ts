import type { TaxedPrice, TaxPortion } from '../../model/cart.ts'
import { money, sumCents } from '../money/money.ts'

const addPortions = (portions: readonly TaxPortion[]): TaxPortion[] => {
  const byRate = new Map<string, TaxPortion>()
  for (const portion of portions) {
    const key = `${portion.rate} ${portion.name}`
    const before = byRate.get(key)
    byRate.set(
      key,
      before
        ? { ...before, amount: money(portion.amount.currencyCode, sumCents([before.amount, portion.amount])) }
        : portion,
    )
  }
  // Not in the order of the lines: the same cart has the same portions however its lines are ordered.
  return [...byRate.values()].sort((a, b) => b.rate - a.rate || a.name.localeCompare(b.name))
}

/** The sum of taxed amounts; portions of the same rate and name add up. */
export const sumTaxed = (currency: string, parts: readonly TaxedPrice[]): TaxedPrice => ({
  totalNet: money(currency, sumCents(parts.map((p) => p.totalNet))),
  totalGross: money(currency, sumCents(parts.map((p) => p.totalGross))),
  totalTax: money(currency, sumCents(parts.map((p) => p.totalTax))),
  taxPortions: addPortions(parts.flatMap((p) => p.taxPortions)),
})
