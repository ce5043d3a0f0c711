import type { MoneyFieldsFragment, ShippingMethodsByCartQuery } from '../generated/documents.ts'

type Rate =
  ShippingMethodsByCartQuery['shippingMethodsByCart'][number]['zoneRates'][number]['shippingRates'][number]

/**
 * Returns what a rate costs for its cart, in cents: the price of the tier that matches the cart, else the rate's own price.
 * Free shipping above a value is separate (`freeAbove`).
 */
export const shippingRatePrice = ({ price, tiers }: Pick<Rate, 'price' | 'tiers'>): MoneyFieldsFragment => {
  for (const tier of tiers)
    if ('isMatching' in tier && tier.isMatching)
      return ('scorePrice' in tier ? tier.scorePrice : tier.price) ?? price
  return price
}
