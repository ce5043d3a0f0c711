import type { Cart } from '../../model/cart.ts'
import type { ShippingMethod, ShippingRate } from '../../model/shipping.ts'
import { sumCents } from '../money/money.ts'
import { cartSubject } from '../predicate/cartSubject.ts'
import { matches } from '../predicate/matches.ts'
import { parsePredicate } from '../predicate/parsePredicate.ts'
import { unitValue } from '../price/price.ts'
import type { PricingContext } from '../pricingContext.ts'
import { ok, type Result } from '../problem.ts'
import { matchingRate } from '../shipping/matchingRate.ts'
import { type ShippingBasis, shippingPrice } from '../shipping/shippingPrice.ts'
import { taxRateFor } from '../tax/pickTaxRate.ts'

/** Whether a shipping method is available for a cart: it is active and its predicate matches. */
export const methodFits = (method: ShippingMethod, cart: Cart, pricing: PricingContext): boolean =>
  method.active &&
  (method.predicate === undefined || matches(parsePredicate(method.predicate), cartSubject(cart, pricing)))

/** The amounts and the score that select a cart's shipping price. Gifts do not count. */
export const shippingBasis = (cart: Cart): ShippingBasis => {
  const nonGiftLines = cart.lineItems.filter((line) => line.giftOf === undefined)
  return {
    lineCents: nonGiftLines.reduce(
      (sum, line) => sum + unitValue(line.price, line.quantity).centAmount * line.quantity,
      0,
    ),
    discountedLineCents: sumCents(nonGiftLines.map((line) => line.totalPrice)),
    input: cart.shippingRateInput,
  }
}

const withoutShipping = ({ shippingInfo: _, ...cart }: Cart): Cart => cart

const withoutMatching = ({ price, freeAbove, tiers }: ShippingRate): ShippingRate => ({
  price,
  ...(freeAbove && { freeAbove }),
  ...(tiers && { tiers }),
})

/**
 * Reprices the cart's shipping method for its priced lines. Removes a method that does not reach the address; a method
 * whose predicate fails stays with the state `DoesNotMatchCart`.
 */
export const repriceShipping = (cart: Cart, pricing: PricingContext): Result<Cart> => {
  const method =
    cart.shippingInfo && pricing.reference.shippingMethods.get(cart.shippingInfo.shippingMethodId)
  const address = cart.shippingAddress
  if (!method || !address) return ok(withoutShipping(cart))
  const rate = matchingRate(method, pricing.reference.zones, address, cart.currency)
  if (!rate) return ok(withoutShipping(cart))
  const taxRate = taxRateFor(method.taxCategoryId, address, pricing.reference)
  if (!taxRate.ok) return taxRate
  return ok({
    ...cart,
    shippingInfo: {
      shippingMethodId: method.id,
      shippingMethodName: method.name,
      shippingMethodState: methodFits(method, cart, pricing) ? 'MatchesCart' : 'DoesNotMatchCart',
      shippingRate: withoutMatching(rate),
      price: shippingPrice(rate, shippingBasis(cart)),
      taxRate: taxRate.value,
    },
  })
}
