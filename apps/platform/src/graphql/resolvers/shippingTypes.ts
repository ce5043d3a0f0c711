import type { ShippingInfo } from '../../model/cart.ts'
import type { ShippingRate, ZoneRate } from '../../model/shipping.ts'
import type { TaxRate } from '../../model/tax.ts'
import type { PlatformContext } from '../context.ts'
import { localisedField } from '../localise.ts'
import { reference } from './reference.ts'

export const shippingTypes = {
  TaxRate: { subRates: (rate: TaxRate) => rate.subRates ?? [] },
  ShippingMethod: { ...localisedField('localizedName'), ...localisedField('localizedDescription') },
  ZoneRate: {
    zoneRef: (rate: ZoneRate) => reference('zone', rate.zoneId),
    zone: async (rate: ZoneRate, _: unknown, context: PlatformContext) =>
      (await context.reference()).zones.get(rate.zoneId),
  },
  ShippingRate: { tiers: (rate: ShippingRate) => rate.tiers ?? [] },
  ShippingInfo: {
    deliveries: (info: ShippingInfo) => info.deliveries ?? [],
    shippingMethodRef: (info: ShippingInfo) => reference('shipping-method', info.shippingMethodId),
    shippingMethod: async (info: ShippingInfo, _: unknown, context: PlatformContext) =>
      (await context.reference()).shippingMethods.get(info.shippingMethodId),
  },
}
