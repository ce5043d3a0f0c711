import type { Address } from '../../model/address.ts'
import type { TaxCategory, TaxRate } from '../../model/tax.ts'
import type { Reference } from '../pricingContext.ts'
import { fail, ok, type Result } from '../problem.ts'

/**
 * Picks the rate of the address's state (case-sensitive). If the state has no rate, picks the rate of the country if
 * the project allows this fallback.
 */
export const pickTaxRate = (
  category: TaxCategory,
  address: Address,
  fallsBackToCountry = true,
): TaxRate | undefined => {
  const rates = category.rates.filter((rate) => rate.country === address.country)
  const exact = rates.find((rate) => rate.state === address.state)
  return exact ?? (fallsBackToCountry ? rates.find((rate) => rate.state === undefined) : undefined)
}

/** Finds the rate of a tax category for an address. Fails with MissingTaxRateForCountry when there is none. */
export const taxRateFor = (
  taxCategoryId: string,
  address: Address,
  reference: Pick<Reference, 'taxCategories' | 'project'>,
): Result<TaxRate> => {
  const category = reference.taxCategories.get(taxCategoryId)
  const rate = category && pickTaxRate(category, address, reference.project.countryTaxRateFallbackEnabled)
  if (rate) return ok(rate)
  const place = address.state
    ? `country '${address.country}' and state '${address.state}'`
    : `country '${address.country}'`
  return fail(
    'MissingTaxRateForCountry',
    `The tax category '${taxCategoryId}' has no tax rate for ${place}.`,
    { taxCategoryId, country: address.country, ...(address.state && { state: address.state }) },
  )
}
