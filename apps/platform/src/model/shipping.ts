import type { Localised } from '../engine/localised.ts'
import type { Money } from '../engine/money/money.ts'
import type { Resource } from './resource.ts'

export type Location = { readonly country: string; readonly state?: string }

export type Zone = Resource & {
  readonly key: string
  readonly name: string
  readonly locations: readonly Location[]
}

/** One rate per currency. */
export type ShippingRate = { readonly price: Money; readonly freeAbove?: Money }

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
