import type { Cart } from '../../model/cart.ts'
import { ok, type Result } from '../problem.ts'
import type { World } from '../world.ts'
import { discountCart } from './discountCart.ts'
import { type Freshness, repriceLines } from './repriceLines.ts'
import { repriceShipping } from './repriceShipping.ts'
import { taxCart } from './taxCart.ts'

const asTheyAre: Freshness = { updateProductData: false, dropInvalidLines: false }

const withCustomerGroup = (cart: Cart, world: World): Cart => {
  if (cart.customerId === undefined || world.customer?.id !== cart.customerId) return cart
  const { customerGroupId: _, ...rest } = cart
  const group = world.customer.customerGroupId
  return group === undefined ? rest : { ...rest, customerGroupId: group }
}

/**
 * A cart at the prices, rates, discounts and taxes of `world.now`: what the platform does on each update, not only on
 * `recalculate`. Pure; fails with MatchingPriceNotFound or MissingTaxRateForCountry.
 */
export const priceCart = (cart: Cart, world: World, freshness: Freshness = asTheyAre): Result<Cart> => {
  const lines = repriceLines(withCustomerGroup(cart, world), world, freshness)
  if (!lines.ok) return lines
  const shipped = repriceShipping(lines.value, world)
  return shipped.ok ? ok(taxCart(discountCart(shipped.value, world))) : shipped
}
