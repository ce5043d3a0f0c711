import type { Money } from '../money/money.ts'

/** A price for a line of at least so many units. */
export type PriceTier = { readonly minimumQuantity: number; readonly value: Money }

/** An embedded price. An absent scope means "any". */
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
 * What a line of `quantity` units pays for each of them: the product discount's value where there is one, else the
 * highest tier that the whole quantity reaches, else the price itself.
 */
export const unitValue = (price: Price, quantity = 1): Money =>
  price.discounted?.value ?? (price.tiers && tierFor(price.tiers, quantity)?.value) ?? price.value
