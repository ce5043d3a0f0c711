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
  // Sorted, so that the portions do not depend on the order of lines.
  return [...byRate.values()].sort((a, b) => b.rate - a.rate || a.name.localeCompare(b.name))
}

/** Adds taxed amounts, and their portions by rate and name. */
export const sumTaxed = (currency: string, parts: readonly TaxedPrice[]): TaxedPrice => ({
  totalNet: money(currency, sumCents(parts.map((p) => p.totalNet))),
  totalGross: money(currency, sumCents(parts.map((p) => p.totalGross))),
  totalTax: money(currency, sumCents(parts.map((p) => p.totalTax))),
  taxPortions: addPortions(parts.flatMap((p) => p.taxPortions)),
})
