import type { Money } from '../money/money.ts'

/** A unit price for lines of at least `minimumQuantity` units. */
export type PriceTier = { readonly minimumQuantity: number; readonly value: Money }

/** An embedded price. A price without a country, group or channel applies to all. */
export type Price = {
  readonly id: string
  readonly key?: string
  readonly value: Money
  readonly country?: string
  readonly customerGroupId?: string
  readonly channelId?: string
  readonly validFrom?: string
  readonly validUntil?: string
  readonly tiers?: readonly PriceTier[]
  readonly discounted?: { readonly value: Money; readonly discountId: string }
}

const tierFor = (tiers: readonly PriceTier[], quantity: number): PriceTier | undefined => {
  const reached = tiers.filter((tier) => tier.minimumQuantity <= quantity)
  return reached.reduce<PriceTier | undefined>(
    (best, tier) => (best && best.minimumQuantity >= tier.minimumQuantity ? best : tier),
    undefined,
  )
}

/**
 * The unit price of a line with `quantity` units: the product discount's value, else the highest tier that the quantity
 * reaches, else the price itself.
 */
export const unitValue = (price: Price, quantity = 1): Money =>
  price.discounted?.value ?? (price.tiers && tierFor(price.tiers, quantity)?.value) ?? price.value
