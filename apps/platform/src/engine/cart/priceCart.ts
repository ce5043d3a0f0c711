import type { Cart } from '../../model/cart.ts'
import type { CartDiscount } from '../../model/discount.ts'
import type { PricingContext } from '../pricingContext.ts'
import { ok, type Result } from '../problem.ts'
import { bestDeal } from './bestDeal.ts'
import { discountCart } from './discountCart.ts'
import { type RepriceOptions, repriceLines } from './repriceLines.ts'
import { repriceShipping } from './repriceShipping.ts'
import { taxCart } from './taxCart.ts'
import { withinBounds } from './withinBounds.ts'

const defaultOptions: RepriceOptions = { updateProductData: false, dropInvalidLines: false }

const withCustomerGroup = (cart: Cart, pricing: PricingContext): Cart => {
  if (cart.customerId === undefined || pricing.customer?.id !== cart.customerId) return cart
  const { customerGroupId: _, ...rest } = cart
  const group = pricing.customer.customerGroupId
  return group === undefined ? rest : { ...rest, customerGroupId: group }
}

const hasValueTiers = (cart: Cart): boolean =>
  (cart.shippingInfo?.shippingRate.tiers ?? []).some((tier) => tier.type === 'CartValue')

/** Adds shipping and the discounts that `isIncluded` accepts to priced lines. */
const shippedAndDiscounted = (
  cart: Cart,
  pricing: PricingContext,
  isIncluded?: (discount: CartDiscount) => boolean,
): Result<Cart> => {
  const shipped = repriceShipping(cart, pricing)
  if (!shipped.ok) return shipped
  const discounted = discountCart(shipped.value, pricing, isIncluded)
  if (!hasValueTiers(discounted)) return ok(discounted)
  // Shipping is priced again after the discounts, because tiers by cart value depend on the discounted lines. Shipping
  // discounts in turn depend on the price of the tier.
  const again = repriceShipping(discounted, pricing)
  if (!again.ok) return again
  const shippingInfo = again.value.shippingInfo
  return ok(discountCart({ ...shipped.value, ...(shippingInfo && { shippingInfo }) }, pricing, isIncluded))
}

/**
 * Prices a cart with the prices, rates, discounts and taxes of `pricing.now`. The platform does this on each update, not
 * only on `recalculate`. Pure. Fails with MatchingPriceNotFound, MissingTaxRateForCountry, or InvalidInput for amounts
 * that are not safe integers.
 */
export const priceCart = (
  cart: Cart,
  pricing: PricingContext,
  options: RepriceOptions = defaultOptions,
): Result<Cart> => {
  const lines = repriceLines(withCustomerGroup(cart, pricing), pricing, options)
  const bounded = lines.ok ? withinBounds(lines.value) : lines
  if (!bounded.ok) return bounded
  const price = (priced: Cart, isIncluded?: (discount: CartDiscount) => boolean): Result<Cart> =>
    shippedAndDiscounted(priced, pricing, isIncluded)
  const discounted =
    pricing.reference.project.discountCombinationMode === 'BestDeal'
      ? bestDeal(bounded.value, price)
      : price({ ...bounded.value, discountTypeCombination: { type: 'Stacking' } })
  return discounted.ok ? ok(taxCart(discounted.value)) : discounted
}
