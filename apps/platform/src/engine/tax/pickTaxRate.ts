import type { Address } from '../../model/address.ts'
import type { TaxCategory, TaxRate } from '../../model/tax.ts'

/**
 * The rate for an address: the state's (case-sensitive), else the country's. The project has the platform's
 * country fallback switched on.
 */
export const pickTaxRate = (category: TaxCategory, address: Address): TaxRate | undefined => {
  const rates = category.rates.filter((rate) => rate.country === address.country)
  return (
    rates.find((rate) => rate.state !== undefined && rate.state === address.state) ??
    rates.find((rate) => rate.state === undefined)
  )
}
