import type { Cart, ShippingInfo } from '../../model/cart.ts'
import type { ShippingMethod } from '../../model/shipping.ts'
import { sumCents } from '../money/money.ts'
import { cartSubject } from '../predicate/cartSubject.ts'
import { matches } from '../predicate/matches.ts'
import { parsePredicate } from '../predicate/parsePredicate.ts'
import { fail, ok, type Result } from '../problem.ts'
import { matchingRate } from '../shipping/matchingRate.ts'
import { shippingPrice } from '../shipping/shippingPrice.ts'
import { pickTaxRate } from '../tax/pickTaxRate.ts'
import type { World } from '../world.ts'

/** Whether a method may carry a cart: active, and its predicate holds. */
export const methodFits = (method: ShippingMethod, cart: Cart, world: World): boolean =>
  method.active &&
  (method.predicate === undefined || matches(parsePredicate(method.predicate), cartSubject(cart, world)))

const withoutShipping = ({ shippingInfo: _, ...cart }: Cart): Cart => cart

/**
 * The chosen shipping method at today's rate. A method that no longer reaches the address is taken off the cart; one
 * whose predicate fails stays and says `DoesNotMatchCart`.
 */
export const repriceShipping = (cart: Cart, world: World): Result<Cart> => {
  const method = cart.shippingInfo && world.reference.shippingMethods.get(cart.shippingInfo.shippingMethodId)
  const address = cart.shippingAddress
  if (!method || !address) return ok(withoutShipping(cart))
  const rate = matchingRate(method, world.reference.zones, address, cart.currency)
  if (!rate) return ok(withoutShipping(cart))
  const category = world.reference.taxCategories.get(method.taxCategoryId)
  const taxRate = category && pickTaxRate(category, address)
  if (!taxRate)
    return fail(
      'MissingTaxRateForCountry',
      `The tax category '${method.taxCategoryId}' has no tax rate for country '${address.country}'.`,
      { taxCategoryId: method.taxCategoryId, country: address.country, state: address.state },
    )
  const shippingInfo: ShippingInfo = {
    shippingMethodId: method.id,
    shippingMethodName: method.name,
    shippingMethodState: methodFits(method, cart, world) ? 'MatchesCart' : 'DoesNotMatchCart',
    shippingRate: rate,
    price: shippingPrice(rate, sumCents(cart.lineItems.map((line) => line.totalPrice))),
    taxRate,
  }
  return ok({ ...cart, shippingInfo })
}
