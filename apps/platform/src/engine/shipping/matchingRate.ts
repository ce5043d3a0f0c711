import type { ShippingMethod, ShippingRate, Zone } from '../../model/shipping.ts'
import { coversAddress } from './coversAddress.ts'

/** The rate of a method for a place and a currency; `undefined` when the method does not reach the place. */
export const matchingRate = (
  method: ShippingMethod,
  zones: ReadonlyMap<string, Zone>,
  place: { readonly country: string; readonly state?: string | undefined },
  currency: string,
): ShippingRate | undefined => {
  for (const zoneRate of method.zoneRates) {
    const zone = zones.get(zoneRate.zoneId)
    if (!zone || !coversAddress(zone, place)) continue
    const rate = zoneRate.shippingRates.find((r) => r.price.currencyCode === currency)
    if (rate) return rate
  }
  return undefined
}
