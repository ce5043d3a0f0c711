import { isDeepStrictEqual } from 'node:util'
import { repriceShipping } from '../engine/cart/repriceShipping.ts'
import type { PricingContext } from '../engine/pricingContext.ts'
import type { Problem } from '../engine/problem.ts'
import type { Cart } from '../model/cart.ts'

/** The problem of a cart whose shipping method is not, or no longer, available for it. */
export const shippingMismatch = (cart: Cart): Problem => ({
  code: 'ShippingMethodDoesNotMatchCart',
  message: `The shipping method '${cart.shippingInfo?.shippingMethodName}' does not match the cart.`,
})

/**
 * Checks the shipping of a frozen cart. A soft freeze keeps the prices of the lines only: the shipping method must still
 * match at the same price. A hard freeze keeps the shipping as well. `undefined` when there is no problem.
 */
export const frozenShippingProblem = (cart: Cart, pricing: PricingContext): Problem | undefined => {
  if (cart.freezeStrategy === 'HardFreeze' || !cart.shippingInfo) return undefined
  const repriced = repriceShipping(cart, pricing)
  if (!repriced.ok) return repriced.problem
  const { shippingInfo } = repriced.value
  if (shippingInfo?.shippingMethodState !== 'MatchesCart') return shippingMismatch(cart)
  if (isDeepStrictEqual(shippingInfo.price, cart.shippingInfo.price)) return undefined
  return {
    code: 'PriceChanged',
    message: 'The price of the shipping changed. Unfreeze or recalculate the cart and try again.',
    details: { lineItems: [], shipping: true },
  }
}
