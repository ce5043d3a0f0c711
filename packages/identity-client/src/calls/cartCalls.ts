import type { EndpointCaller } from '../call/createEndpointCaller.ts'
import { mapResult, withoutResultValue } from '../call/mapResult.ts'
import type { IdentityResult } from '../call/problem.ts'
import * as endpoints from '../contract/accountEndpoints.ts'
import type {
  AutomaticDiscount,
  CartWeight,
  Currency,
  FixCartResponse,
  GroupDiscountCode,
} from '../contract/accountResponses.ts'
import type { CartWeightRequest } from '../contract/requests.ts'
import type { Token } from './token.ts'

/** The visitor's cart and promotion codes. Any call may fail with `unauthorized` and `unavailable`. */
export type CartCalls = {
  /**
   * Replaces a cart in another currency with one in the visitor's preferred currency; `msg` is 'cart fixed' when the cart
   * was replaced.
   *
   * Fails with `missing` for a cart of somebody else, and `refused` when the cart cannot be replicated.
   *
   * @example
   * ```ts
   * const result = await identity.fixCart(token, cart.id)
   * if (result.ok && result.value.wasCurrencyChanged) session.setCart(result.value.cartId)
   * ```
   */
  readonly fixCart: (token: Token, cartId: string) => IdentityResult<FixCartResponse>
  /**
   * Weighs the visitor's active cart, so that its weight drives the shipping rates, and saves the shipping address with it.
   * Returns the cart's new version.
   *
   * Fails with `missing` when there is no cart, `invalid` for another currency than the cart's, and `refused` when the rates
   * cannot be calculated.
   *
   * @example
   * ```ts
   * const result = await identity.weighCart(token, { currency: 'USD', countryUpdated: true, shippingAddress: { country: 'US' } })
   * ```
   */
  readonly weighCart: (token: Token, cart: CartWeightRequest) => IdentityResult<CartWeight>
  /**
   * Returns a discount code that works once, for a person whose membership of a group ID.me has verified.
   *
   * Fails with `refused` when the token proves nothing, or `too-many`.
   *
   * @example
   * ```ts
   * const result = await identity.groupCode(token, idMeToken, 'USD')
   * if (result.ok) await addToCart({ code: result.value.code })
   * ```
   */
  readonly groupCode: (
    token: Token,
    idMeToken: string,
    currency: Currency,
  ) => IdentityResult<GroupDiscountCode>
  /**
   * Returns the automatic discounts of the shop as anyone may know them: the input of `discountsVaryByQuantity` and
   * `discountsVaryByShipping` of cart-domain. It needs no token. The list is for every visitor and site, so that a server may
   * cache it for as long as `Cache-Control` of the response says, as browsers do.
   *
   * Fails with `unavailable` when the commerce platform does not respond and the list was never read.
   *
   * @example
   * ```ts
   * const discounts = await identity.automaticDiscounts()
   * if (discounts.ok) console.log(discounts.value.map(({ cartPredicate }) => cartPredicate))
   * ```
   */
  readonly automaticDiscounts: () => IdentityResult<readonly AutomaticDiscount[]>
  /**
   * Counts an attempt to apply a promo code, so that codes cannot be guessed. Call it before the code is added.
   *
   * Fails with `too-many` and the seconds to wait.
   *
   * @example
   * ```ts
   * const counted = await identity.countPromoCodeAttempt(token)
   * if (!counted.ok && counted.problem.kind === 'too-many') return waitFor(counted.problem.retryAfter)
   * ```
   */
  readonly countPromoCodeAttempt: (token: Token) => IdentityResult<undefined>
}

/** Creates the calls for carts and promotion codes. */
export const cartCalls = (call: EndpointCaller): CartCalls => ({
  fixCart: (token, cartId) => call(endpoints.fixCart, token, { body: { cartId } }),
  weighCart: (token, body) => call(endpoints.createWeightCalculation, token, { body }),
  groupCode: (token, idme_access_token, currency) =>
    call(endpoints.idme, token, { body: { idme_access_token, currency } }),
  automaticDiscounts: () =>
    mapResult(call(endpoints.automaticDiscounts, undefined), ({ discounts }) => discounts),
  countPromoCodeAttempt: (token) => withoutResultValue(call(endpoints.countPromoCodeAttempt, token)),
})
