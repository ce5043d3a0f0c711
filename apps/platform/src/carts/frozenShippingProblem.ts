import { isDeepStrictEqual } from 'node:util'
import { repriceShipping } from '../engine/cart/repriceShipping.ts'
import type { Problem } from '../engine/problem.ts'
import type { World } from '../engine/world.ts'
import type { Cart } from '../model/cart.ts'

/** The cart's shipping method does not suit it (any more). */
export const shippingMismatch = (cart: Cart): Problem => ({
  code: 'ShippingMethodDoesNotMatchCart',
  message: `The shipping method '${cart.shippingInfo?.shippingMethodName}' does not match the cart.`,
})

/**
 * What has become of a frozen cart's shipping. A soft freeze keeps the prices of the lines but not the shipping's: its
 * method must still match, at the same price. A hard freeze keeps both. `undefined` when nothing is wrong.
 */
export const frozenShippingProblem = (cart: Cart, world: World): Problem | undefined => {
  if (cart.freezeStrategy === 'HardFreeze' || !cart.shippingInfo) return undefined
  const fresh = repriceShipping(cart, world)
  if (!fresh.ok) return fresh.problem
  const { shippingInfo } = fresh.value
  if (shippingInfo?.shippingMethodState !== 'MatchesCart') return shippingMismatch(cart)
  if (isDeepStrictEqual(shippingInfo.price, cart.shippingInfo.price)) return undefined
  return {
    code: 'PriceChanged',
    message: 'The price of the shipping changed. Unfreeze or recalculate the cart and try again.',
    details: { lineItems: [], shipping: true },
  }
}
