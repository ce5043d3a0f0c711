import type { ShippingRate, ShippingRateInput, ShippingTier } from '../../model/shipping.ts'
import { type Money, money } from '../money/money.ts'

/** What a cart's shipping price depends on besides the rate. Amounts in cents, without shipping. */
export type ShippingBasis = {
  /** After product discounts, before cart discounts. Compared with `freeAbove`. */
  readonly lineCents: number
  /** After cart discounts. Selects a CartValue tier. */
  readonly discountedLineCents: number
  readonly input?: ShippingRateInput | undefined
}

type TierOf<Type extends ShippingTier['type']> = Extract<ShippingTier, { type: Type }>

const highest = <T>(tiers: readonly T[], from: (tier: T) => number, reached: number): T | undefined =>
  tiers
    .filter((tier) => from(tier) <= reached)
    .reduce<T | undefined>((best, tier) => (best && from(best) >= from(tier) ? best : tier), undefined)

const ofType = <Type extends ShippingTier['type']>(rate: ShippingRate, type: Type): TierOf<Type>[] =>
  (rate.tiers ?? []).filter((tier): tier is TierOf<Type> => tier.type === type)

/** The tier that a cart reaches: the one with the highest line total or score up to the cart's. */
export const matchingTier = (rate: ShippingRate, basis: ShippingBasis): ShippingTier | undefined =>
  highest(ofType(rate, 'CartValue'), (tier) => tier.minimumCentAmount, basis.discountedLineCents) ??
  (basis.input && highest(ofType(rate, 'CartScore'), (tier) => tier.score, basis.input.score))

/** A rate's price for a cart: zero from `freeAbove`, else the tier's price, else the base price. */
export const shippingPrice = (rate: ShippingRate, basis: ShippingBasis): Money =>
  rate.freeAbove && basis.lineCents >= rate.freeAbove.centAmount
    ? money(rate.price.currencyCode, 0)
    : (matchingTier(rate, basis)?.price ?? rate.price)
