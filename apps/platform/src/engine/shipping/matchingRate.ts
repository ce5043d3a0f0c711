import type { ShippingMethod, ShippingRate, Zone } from '../../model/shipping.ts'
import { coversAddress } from './coversAddress.ts'

/** The one rate of a method that serves a place in a currency; `undefined` when the method does not reach it. */
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
