import type { Cart } from '../../model/cart.ts'
import type { ShippingMethod, ShippingRate } from '../../model/shipping.ts'
import { sumCents } from '../money/money.ts'
import { cartSubject } from '../predicate/cartSubject.ts'
import { matches } from '../predicate/matches.ts'
import { parsePredicate } from '../predicate/parsePredicate.ts'
import { unitValue } from '../price/price.ts'
import { ok, type Result } from '../problem.ts'
import { matchingRate } from '../shipping/matchingRate.ts'
import { type ShippingBasis, shippingPrice } from '../shipping/shippingPrice.ts'
import { taxRateFor } from '../tax/pickTaxRate.ts'
import type { World } from '../world.ts'

/** Whether a method may carry a cart: active, and its predicate holds. */
export const methodFits = (method: ShippingMethod, cart: Cart, world: World): boolean =>
  method.active &&
  (method.predicate === undefined || matches(parsePredicate(method.predicate), cartSubject(cart, world)))

/** What a cart's shipping tiers and thresholds look at. Gifts cost nothing and do not count. */
export const shippingBasis = (cart: Cart): ShippingBasis => {
  const paid = cart.lineItems.filter((line) => line.giftOf === undefined)
  return {
    lineCents: paid.reduce(
      (sum, line) => sum + unitValue(line.price, line.quantity).centAmount * line.quantity,
      0,
    ),
    discountedLineCents: sumCents(paid.map((line) => line.totalPrice)),
    input: cart.shippingRateInput,
  }
}

const withoutShipping = ({ shippingInfo: _, ...cart }: Cart): Cart => cart

const bare = ({ price, freeAbove, tiers }: ShippingRate): ShippingRate => ({
  price,
  ...(freeAbove && { freeAbove }),
  ...(tiers && { tiers }),
})

/**
 * The chosen shipping method at today's rate for the lines as they are priced. A method that no longer reaches the address
 * is taken off the cart; one whose predicate fails stays and says `DoesNotMatchCart`.
 */
export const repriceShipping = (cart: Cart, world: World): Result<Cart> => {
  const method = cart.shippingInfo && world.reference.shippingMethods.get(cart.shippingInfo.shippingMethodId)
  const address = cart.shippingAddress
  if (!method || !address) return ok(withoutShipping(cart))
  const rate = matchingRate(method, world.reference.zones, address, cart.currency)
  if (!rate) return ok(withoutShipping(cart))
  const taxRate = taxRateFor(method.taxCategoryId, address, world.reference)
  if (!taxRate.ok) return taxRate
  return ok({
    ...cart,
    shippingInfo: {
      shippingMethodId: method.id,
      shippingMethodName: method.name,
      shippingMethodState: methodFits(method, cart, world) ? 'MatchesCart' : 'DoesNotMatchCart',
      shippingRate: bare(rate),
      price: shippingPrice(rate, shippingBasis(cart)),
      taxRate: taxRate.value,
    },
  })
}
