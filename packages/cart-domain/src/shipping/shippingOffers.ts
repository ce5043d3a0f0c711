import type { CartLike } from '../cart/cartLike.ts'
import type { MoneyLike } from '../money/money.ts'

type ShippingRateLike = {
  /** Whether the rate is for the cart's address. */
  readonly isMatching?: boolean | null | undefined
  readonly price: MoneyLike
  /** The value of the goods from which shipping is free. */
  readonly freeAbove?: MoneyLike | null | undefined
}

/** A shipping method for a cart in the platform's shape. */
export type ShippingMethodLike = {
  readonly isDefault: boolean
  readonly zoneRates: readonly { readonly shippingRates: readonly ShippingRateLike[] }[]
}

type RateOf<Method extends ShippingMethodLike> = Method['zoneRates'][number]['shippingRates'][number]

/** A shipping method with its price for a cart before discounts. */
export type ShippingOffer<Method> = {
  readonly method: Method
  /** The price of the method's rate, even when shipping is free. */
  readonly price: MoneyLike
  /** The price for the cart, in cents: 0 when shipping is free. */
  readonly cents: number
}

/**
 * Returns the shipping methods with a rate for a cart's address, the default one first, then by price in cents. Shipping is
 * free from the rate's `freeAbove` on, compared with the sum of the lines.
 *
 * @param priceOf Returns a rate's price for the cart, such as `shippingRatePrice` of `@selvedge/commerce-client`, which supports
 *   weight tiers.
 *
 * @example
 * ```ts
 * import { shippingOffers } from '@selvedge/cart-domain'
 *
 * const usd = (centAmount: number) => ({ currencyCode: 'USD', centAmount })
 * const rate = { isMatching: true, price: usd(900), freeAbove: usd(5000) }
 * const standard = { isDefault: true, zoneRates: [{ shippingRates: [rate] }] }
 * const totalPrice = usd(7800)
 * const line = { id: 'a', quantity: 2, price: { value: usd(3900) }, totalPrice, discountedPricePerQuantity: [] }
 * const [offer] = shippingOffers([standard], { lineItems: [line] }, ({ price }) => price)
 *
 * offer?.cents // 0: free above 50.00
 * offer?.price.centAmount // 900
 * ```
 */
export const shippingOffers = <Method extends ShippingMethodLike>(
  methods: readonly Method[],
  { lineItems }: Pick<CartLike, 'lineItems'>,
  priceOf: (rate: RateOf<Method>) => MoneyLike,
): ShippingOffer<Method>[] => {
  const subtotal = lineItems.reduce((sum, { totalPrice }) => sum + (totalPrice?.centAmount ?? 0), 0)
  return methods
    .flatMap((method) => {
      const rates: readonly RateOf<Method>[] = method.zoneRates.flatMap(({ shippingRates }) => shippingRates)
      const rate = rates.find(({ isMatching }) => isMatching)
      if (!rate) return []
      const price = priceOf(rate)
      const isFree = rate.freeAbove ? subtotal >= rate.freeAbove.centAmount : false
      return [{ method, price, cents: isFree ? 0 : price.centAmount }]
    })
    .sort(
      (one, other) =>
        Number(other.method.isDefault) - Number(one.method.isDefault) || one.cents - other.cents,
    )
}
