import { loadPricingContext } from '../../carts/loadPricingContext.ts'
import { methodFits, shippingBasis } from '../../engine/cart/repriceShipping.ts'
import type { Reference } from '../../engine/pricingContext.ts'
import { coversAddress } from '../../engine/shipping/coversAddress.ts'
import { matchingTier, type ShippingBasis } from '../../engine/shipping/shippingPrice.ts'
import type { ShippingMethod, ShippingRate } from '../../model/shipping.ts'
import { cartStore } from '../../store/stores.ts'
import type { PlatformContext } from '../context.ts'
import { invalidOperation, resourceNotFound } from '../platformError.ts'
import { identityOf, isOwnedBy, requireScope } from '../requireScope.ts'

type Place = { readonly country: string; readonly state?: string | undefined }

const reaches = (method: ShippingMethod, place: Place, reference: Reference): boolean =>
  method.zoneRates.some((rate) => {
    const zone = reference.zones.get(rate.zoneId)
    return zone !== undefined && coversAddress(zone, place)
  })

const defaultFirst = (a: ShippingMethod, b: ShippingMethod): number =>
  Number(b.isDefault) - Number(a.isDefault)

/** The methods that reach a place, the default one first. */
const methodsFor = (place: Place, reference: Reference): ShippingMethod[] =>
  [...reference.shippingMethods.values()]
    .filter((method) => method.active && reaches(method, place, reference))
    .sort((a, b) => defaultFirst(a, b) || a.key.localeCompare(b.key))

/** Sets `isMatching` on the tier that the cart reaches. Without a cart no tier matches. */
const withMatchingTier = (rate: ShippingRate, basis: ShippingBasis | undefined) => {
  const reached = basis && matchingTier(rate, basis)
  return { ...rate, tiers: (rate.tiers ?? []).map((tier) => ({ ...tier, isMatching: tier === reached })) }
}

/** Sets `isMatching` on the method's rate for the place and the currency. */
const withMatch = (
  method: ShippingMethod,
  place: Place,
  currency: string,
  reference: Reference,
  basis?: ShippingBasis,
) => {
  let found = false
  const matches = (zoneId: string, rateCurrency: string): boolean => {
    const zone = reference.zones.get(zoneId)
    const isMatching = !found && rateCurrency === currency && zone !== undefined && coversAddress(zone, place)
    found ||= isMatching
    return isMatching
  }
  return {
    ...method,
    zoneRates: method.zoneRates.map((zoneRate) => ({
      ...zoneRate,
      shippingRates: zoneRate.shippingRates.map((rate) => ({
        ...withMatchingTier(rate, basis),
        isMatching: matches(zoneRate.zoneId, rate.price.currencyCode),
      })),
    })),
  }
}

type LocationArguments = {
  readonly country: string
  readonly state?: string | null
  readonly currency?: string | null
}

export const shippingQueries = {
  shippingMethodsByCart: async (_: unknown, { id }: { id: string }, context: PlatformContext) => {
    requireScope(
      context.caller,
      'manage_orders',
      'manage_my_orders',
      'manage_my_carts',
      'view_orders',
      'view_shipping_methods',
    )
    const cart = await cartStore.find(context.db, id)
    const isService = context.caller.customerId === undefined && context.caller.anonymousId === undefined
    if (!cart || !(isService || isOwnedBy(cart, identityOf(context.caller))))
      throw resourceNotFound('cart', id)
    const address = cart.shippingAddress
    if (!address) throw invalidOperation(`The cart '${id}' has no shipping address.`)
    const { pricing } = await loadPricingContext(context, cart)
    return methodsFor(address, pricing.reference)
      .filter((method) => methodFits(method, cart, pricing))
      .map((method) => withMatch(method, address, cart.currency, pricing.reference, shippingBasis(cart)))
      .filter((method) => method.zoneRates.some((zone) => zone.shippingRates.some((rate) => rate.isMatching)))
  },
  shippingMethodsByLocation: async (_: unknown, args: LocationArguments, context: PlatformContext) => {
    requireScope(
      context.caller,
      'manage_orders',
      'manage_my_orders',
      'manage_my_carts',
      'view_orders',
      'view_shipping_methods',
      'view_published_products',
    )
    const reference = await context.reference()
    const place = { country: args.country, state: args.state ?? undefined }
    const { currency } = args
    const methods = methodsFor(place, reference)
    if (!currency) return methods
    return methods
      .map((method) => withMatch(method, place, currency, reference))
      .filter((method) => method.zoneRates.some((zone) => zone.shippingRates.some((rate) => rate.isMatching)))
  },
}
