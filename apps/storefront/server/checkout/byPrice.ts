import { ratePrice, type ShippingMethodsByCartQuery } from '@selvedge/commerce-client'

type Method = ShippingMethodsByCartQuery['shippingMethodsByCart'][number]

const cents = ({ zoneRates }: Method): number => {
  const rate = zoneRates.flatMap((zone) => zone.shippingRates).find(({ isMatching }) => isMatching)
  return rate ? ratePrice(rate).centAmount : Number.POSITIVE_INFINITY
}

/** Ways of delivery, the usual one first, then by what they cost. */
export const byPrice = (methods: readonly Method[]): readonly Method[] =>
  methods.toSorted(
    (one, other) => Number(other.isDefault) - Number(one.isDefault) || cents(one) - cents(other),
  )
