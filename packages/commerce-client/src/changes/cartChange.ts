import { CartError } from '../cart/cartError.ts'
import type { Cart } from '../cart/types.ts'
import type { Result } from '../result/result.ts'

/**
 * Why a change of the cart failed; the cart is unchanged.
 *
 * - `code-unknown`: there is no such code, or it is out of date.
 * - `code-on-cart`: the code is on the cart already.
 * - `code-used-up`: the code was used the maximum number of times.
 * - `code-not-applicable`: the code is valid but has no effect on this cart.
 * - `item-unavailable`: the item cannot be bought.
 * - `tax`: there is no tax rate for the address.
 * - `invalid`: the platform refused the change.
 * - `unavailable`: there was no usable response.
 */
export type CartChangeProblem = {
  readonly kind:
    | 'code-unknown'
    | 'code-on-cart'
    | 'code-used-up'
    | 'code-not-applicable'
    | 'item-unavailable'
    | 'tax'
    | 'invalid'
    | 'unavailable'
}

/** The changed cart, or why it is unchanged. */
export type CartChangeResult<Problem = CartChangeProblem> = Result<Cart, Problem>

const kinds: Readonly<Record<string, CartChangeProblem['kind']>> = {
  DiscountCodeNonApplicable: 'code-unknown',
  MissingTaxRateForCountry: 'tax',
  MatchingPriceNotFound: 'item-unavailable',
  OutOfStock: 'item-unavailable',
  ReferencedResourceNotFound: 'item-unavailable',
}

/**
 * Maps the error of a cart function to what a shopper can do about it. Rethrows anything but a {@link CartError}.
 */
export const cartChangeProblem = (error: unknown): CartChangeProblem => {
  if (!(error instanceof CartError)) throw error
  const { problem } = error
  if (!problem) return { kind: 'invalid' }
  if (problem.kind !== 'graphql') return { kind: 'unavailable' }
  return { kind: kinds[problem.code] ?? 'invalid' }
}

/** Whether a cart function failed because the cart no longer exists, for example because it was ordered on another device. */
export const isCartGone = (error: unknown): boolean =>
  error instanceof CartError &&
  error.problem?.kind === 'graphql' &&
  ['ResourceNotFound', 'InvalidOperation'].includes(error.problem.code)
