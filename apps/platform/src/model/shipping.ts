import type { Localised } from '../engine/localised.ts'
import type { Money } from '../engine/money/money.ts'
import type { Resource } from './resource.ts'

export type Location = { readonly country: string; readonly state?: string }

export type Zone = Resource & {
  readonly key: string
  readonly name: string
  readonly locations: readonly Location[]
}

/**
 * A price that replaces the rate's price when the cart reaches a line total or a score. All tiers of a rate have one
 * type.
 */
export type ShippingTier =
  | { readonly type: 'CartValue'; readonly minimumCentAmount: number; readonly price: Money }
  | { readonly type: 'CartScore'; readonly score: number; readonly price: Money }

/** A shipping rate in the currency of its price. A method has one rate per currency. */
export type ShippingRate = {
  readonly price: Money
  readonly freeAbove?: Money
  readonly tiers?: readonly ShippingTier[]
}

/** The score that a service sets on a cart to select a shipping tier, such as the weight. */
export type ShippingRateInput = { readonly type: 'Score'; readonly score: number }

export type ZoneRate = { readonly zoneId: string; readonly shippingRates: readonly ShippingRate[] }

export type ShippingMethod = Resource & {
  readonly key: string
  readonly name: string
  readonly localizedName: Localised
  readonly localizedDescription: Localised
  readonly taxCategoryId: string
  readonly active: boolean
  readonly isDefault: boolean
  readonly predicate?: string
  readonly zoneRates: readonly ZoneRate[]
}
