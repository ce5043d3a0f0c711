import { CartError } from '@selvedge/commerce-client'

/**
 * Why a change of the cart did not happen. The cart is as it was.
 *
 * - `code-unknown`: no such code, or it is out of date.
 * - `code-on-cart`: it was put on before.
 * - `code-used-up`: it was used the maximum times.
 * - `code-not-applicable`: it is valid but does nothing for this cart.
 * - `too-many`: codes were tried too often; another may be tried after a while.
 * - `item-unavailable`: the item cannot be bought (any more).
 * - `tax`: the tax at the address cannot be worked out.
 * - `invalid`: the platform refused the change.
 * - `unavailable`: no usable answer.
 */
export type CartProblem = {
  readonly kind:
    | 'code-unknown'
    | 'code-on-cart'
    | 'code-used-up'
    | 'code-not-applicable'
    | 'too-many'
    | 'item-unavailable'
    | 'quantity'
    | 'tax'
    | 'invalid'
    | 'unavailable'
}

const byCode: Readonly<Record<string, CartProblem['kind']>> = {
  DiscountCodeNonApplicable: 'code-unknown',
  MissingTaxRateForCountry: 'tax',
  MatchingPriceNotFound: 'item-unavailable',
  OutOfStock: 'item-unavailable',
  ReferencedResourceNotFound: 'item-unavailable',
}

/** Sorts what a cart function threw; anything that is no cart error is a bug and goes on. */
export const cartProblem = (error: unknown): CartProblem => {
  if (!(error instanceof CartError)) throw error
  const { problem } = error
  if (!problem) return { kind: 'invalid' }
  if (problem.kind !== 'graphql') return { kind: 'unavailable' }
  return { kind: byCode[problem.code] ?? 'invalid' }
}
