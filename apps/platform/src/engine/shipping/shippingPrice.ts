import type { ShippingRate, ShippingRateInput, ShippingTier } from '../../model/shipping.ts'
import { type Money, money } from '../money/money.ts'

/**
 * The data of a cart that determine its shipping price together with the rate. Amounts are in cents and do not include
 * shipping.
 */
export type ShippingBasis = {
  /** The sum of the lines after product discounts and before cart discounts. It is compared with `freeAbove`. */
  readonly lineCents: number
  /** The sum of the lines after cart discounts. It selects a CartValue tier. */
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

/**
 * The tier that a cart reaches. This is the tier with the highest minimum that the cart's line total or score meets.
 */
export const matchingTier = (rate: ShippingRate, basis: ShippingBasis): ShippingTier | undefined =>
  highest(ofType(rate, 'CartValue'), (tier) => tier.minimumCentAmount, basis.discountedLineCents) ??
  (basis.input && highest(ofType(rate, 'CartScore'), (tier) => tier.score, basis.input.score))

/**
 * The shipping price of a rate for a cart. It is zero if the cart reaches `freeAbove`, else the price of the tier that
 * it reaches, else the base price.
 */
export const shippingPrice = (rate: ShippingRate, basis: ShippingBasis): Money =>
  rate.freeAbove && basis.lineCents >= rate.freeAbove.centAmount
    ? money(rate.price.currencyCode, 0)
    : (matchingTier(rate, basis)?.price ?? rate.price)
