import type { Localised } from '../engine/localised.ts'
import type { Money } from '../engine/money/money.ts'
import type { Resource } from './resource.ts'

export type Location = { readonly country: string; readonly state?: string }

export type Zone = Resource & {
  readonly key: string
  readonly name: string
  readonly locations: readonly Location[]
}

/** A price that replaces the rate's from a line total, a score or for a class of cart on. A rate has tiers of one type. */
export type ShippingTier =
  | { readonly type: 'CartValue'; readonly minimumCentAmount: number; readonly price: Money }
  | { readonly type: 'CartScore'; readonly score: number; readonly price: Money }

/** One rate per currency. */
export type ShippingRate = {
  readonly price: Money
  readonly freeAbove?: Money
  readonly tiers?: readonly ShippingTier[]
}

/** What a service found out about a cart for its shipping tiers: here the score, such as its weight. */
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
