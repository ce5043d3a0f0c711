import type { MoneyFieldsFragment, ShippingMethodsByCartQuery } from '../generated/documents.ts'

type Rate =
  ShippingMethodsByCartQuery['shippingMethodsByCart'][number]['zoneRates'][number]['shippingRates'][number]

/**
 * What a rate costs for the cart it was asked for: the price of the tier that matches the cart, else the rate's own. Free
 * shipping from a value on is another matter (`freeAbove`).
 */
export const ratePrice = ({ price, tiers }: Pick<Rate, 'price' | 'tiers'>): MoneyFieldsFragment => {
  for (const tier of tiers)
    if ('isMatching' in tier && tier.isMatching)
      return ('scorePrice' in tier ? tier.scorePrice : tier.price) ?? price
  return price
}
