import type { Cart } from '../../model/cart.ts'
import type { CartDiscount } from '../../model/discount.ts'
import { ok, type Result } from '../problem.ts'
import type { World } from '../world.ts'
import { bestDeal } from './bestDeal.ts'
import { discountCart } from './discountCart.ts'
import { type Freshness, repriceLines } from './repriceLines.ts'
import { repriceShipping } from './repriceShipping.ts'
import { taxCart } from './taxCart.ts'
import { withinBounds } from './withinBounds.ts'

const asTheyAre: Freshness = { updateProductData: false, dropInvalidLines: false }

const withCustomerGroup = (cart: Cart, world: World): Cart => {
  if (cart.customerId === undefined || world.customer?.id !== cart.customerId) return cart
  const { customerGroupId: _, ...rest } = cart
  const group = world.customer.customerGroupId
  return group === undefined ? rest : { ...rest, customerGroupId: group }
}

const hasValueTiers = (cart: Cart): boolean =>
  (cart.shippingInfo?.shippingRate.tiers ?? []).some((tier) => tier.type === 'CartValue')

/** Lines that are priced, with shipping and the discounts that `reaches` lets in. */
const shippedAndDiscounted = (
  cart: Cart,
  world: World,
  reaches?: (discount: CartDiscount) => boolean,
): Result<Cart> => {
  const shipped = repriceShipping(cart, world)
  if (!shipped.ok) return shipped
  const discounted = discountCart(shipped.value, world, reaches)
  if (!hasValueTiers(discounted)) return ok(discounted)
  // Tiers by value look at the discounted lines, which only now are known; shipping discounts then look at the tier's price.
  const again = repriceShipping(discounted, world)
  if (!again.ok) return again
  const shippingInfo = again.value.shippingInfo
  return ok(discountCart({ ...shipped.value, ...(shippingInfo && { shippingInfo }) }, world, reaches))
}

/**
 * A cart at the prices, rates, discounts and taxes of `world.now`: what the platform does on each update, not only on
 * `recalculate`. Pure; fails with MatchingPriceNotFound, MissingTaxRateForCountry, or InvalidInput for amounts that no
 * number can hold exactly.
 */
export const priceCart = (cart: Cart, world: World, freshness: Freshness = asTheyAre): Result<Cart> => {
  const lines = repriceLines(withCustomerGroup(cart, world), world, freshness)
  const bounded = lines.ok ? withinBounds(lines.value) : lines
  if (!bounded.ok) return bounded
  const price = (priced: Cart, reaches?: (discount: CartDiscount) => boolean): Result<Cart> =>
    shippedAndDiscounted(priced, world, reaches)
  const discounted =
    world.reference.project.discountCombinationMode === 'BestDeal'
      ? bestDeal(bounded.value, price)
      : price({ ...bounded.value, discountTypeCombination: { type: 'Stacking' } })
  return discounted.ok ? ok(taxCart(discounted.value)) : discounted
}
