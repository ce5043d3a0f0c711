import type { CartLike } from '../cart/cartLike.ts'
import { cartTotals } from '../cart/cartTotals.ts'
import type { MoneyLike } from '../money/money.ts'
import { checkMinimumAmount } from '../payment/checkMinimumAmount.ts'
import { isUnfilledYard } from '../yard/yard.ts'
import { type CartProblem, cartProblems, type Shopper } from './cartProblems.ts'

/**
 * What prevents the checkout of a cart. `yard-unfilled`: these Fill-a-Yards have parts without a design.
 * `below-minimum`: the order is smaller than the site's minimum order; `missing` is the difference.
 */
export type CheckoutBlocker =
  | Exclude<CartProblem, { readonly kind: 'empty' }>
  | { readonly kind: 'yard-unfilled'; readonly lineItemIds: readonly string[] }
  | { readonly kind: 'below-minimum'; readonly minimum: MoneyLike; readonly missing: MoneyLike }

/** The data that the rules read besides the cart. */
export type CheckoutRules = Shopper & {
  /** The minimum amounts of an order at the site, one for each currency that has a minimum. */
  readonly minimums: readonly MoneyLike[]
}

const belowMinimum = (cart: CartLike, minimums: readonly MoneyLike[]): readonly CheckoutBlocker[] => {
  const { currencyCode, subtotal, discount } = cartTotals(cart)
  // Shipping and tax do not count: they change before the review.
  const goods = { currencyCode, centAmount: subtotal - discount }
  const minimum = minimums.find((amount) => amount.currencyCode === currencyCode)
  if (!minimum || checkMinimumAmount(goods, minimums) !== 'below') return []
  const missing = { currencyCode, centAmount: minimum.centAmount - goods.centAmount }
  return [{ kind: 'below-minimum', minimum, missing }]
}

const unfilledYards = ({ lineItems }: CartLike): readonly CheckoutBlocker[] => {
  const lineItemIds = lineItems.filter(isUnfilledYard).map(({ id }) => id)
  return lineItemIds.length > 0 ? [{ kind: 'yard-unfilled', lineItemIds }] : []
}

/**
 * Returns everything that prevents the checkout of a cart, with its lines; empty for an empty cart. The minimum
 * order counts the goods after discounts, without shipping and tax.
 *
 * @example
 * ```ts
 * import { checkoutBlockers } from '@selvedge/cart-domain/server'
 *
 * const usd = (centAmount: number) => ({ currencyCode: 'USD', centAmount })
 * const line = { id: 'a', quantity: 1, price: { value: usd(1200) }, discountedPricePerQuantity: [] }
 * const cart = { lineItems: [line], totalPrice: usd(1200) }
 * const [blocker] = checkoutBlockers(cart, { isPlusMember: false, minimums: [usd(1500)] })
 *
 * blocker?.kind // 'below-minimum'
 * if (blocker?.kind === 'below-minimum') blocker.missing // { currencyCode: 'USD', centAmount: 300 }
 * ```
 */
export const checkoutBlockers = (cart: CartLike, rules: CheckoutRules): readonly CheckoutBlocker[] => [
  ...cartProblems(cart, rules).flatMap((problem) => (problem.kind === 'empty' ? [] : [problem])),
  ...unfilledYards(cart),
  ...(cart.lineItems.length > 0 ? belowMinimum(cart, rules.minimums) : []),
]
