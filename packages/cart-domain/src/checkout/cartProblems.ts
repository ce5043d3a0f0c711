import type { CartLike, LineItemLike } from '../cart/cartLike.ts'
import { lineAttributeText } from '../line/attributeText.ts'
import { isPlusMembership } from '../line/subscriptions.ts'

/**
 * Why a cart cannot be checked out, and because of which lines.
 *
 * - `empty`: the cart has no items.
 * - `unavailable`: these lines are no longer available and must be removed.
 * - `plus-not-alone`: the Plus membership must be the only item.
 * - `plus-active`: the shopper is a Plus member already.
 * - `plus-guest`: a guest has no account for a membership.
 * - `plus-trade`: trade members have their own prices, and cannot be Plus members.
 */
export type CartProblem =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'unavailable' | 'plus-not-alone' | 'plus-active' | 'plus-guest' | 'plus-trade'
      readonly lineItemIds: readonly string[]
    }

/** The data of a shopper that a Plus membership depends on. */
export type Shopper = {
  readonly isPlusMember: boolean
  /** Why the shopper cannot become a Plus member: as a guest, or as a trade member with other prices. */
  readonly cannotJoin?: 'guest' | 'trade' | undefined
}

const gone = /^(inactive|unavailable|discontinued|retired|archived|deleted)$/i
const statusNames = ['product-status', 'productStatus', 'variant-status', 'variantStatus']

/**
 * Whether a line is no longer available: out of stock, or marked as unavailable by the status attributes of its product or
 * variant. Such lines have to be removed before the checkout.
 */
export const isUnavailableLine = (line: LineItemLike): boolean =>
  line.variant?.availability?.noChannel?.isOnStock === false ||
  statusNames.some((name) => gone.test(lineAttributeText(line, name)))

/**
 * Returns all problems that prevent the checkout of a cart; empty when there are none. A site's minimum order is
 * checked by `checkoutBlockers`.
 *
 * @example
 * ```ts
 * import { cartProblems } from '@selvedge/cart-domain'
 *
 * const usd = (centAmount: number) => ({ currencyCode: 'USD', centAmount })
 * const plus = {
 *   id: 'plus',
 *   name: 'Plus Membership',
 *   productKey: 'subscriptions',
 *   quantity: 1,
 *   price: { value: usd(9900) },
 *   discountedPricePerQuantity: [],
 * }
 *
 * cartProblems({ lineItems: [] }, { isPlusMember: false }) // [{ kind: 'empty' }]
 * cartProblems({ lineItems: [plus] }, { isPlusMember: true }) // [{ kind: 'plus-active', lineItemIds: ['plus'] }]
 * ```
 */
export const cartProblems = (
  { lineItems }: Pick<CartLike, 'lineItems'>,
  shopper: Shopper,
): readonly CartProblem[] => {
  if (lineItems.length === 0) return [{ kind: 'empty' }]
  const idsOf = (lines: CartLike['lineItems']): readonly string[] => lines.map(({ id }) => id)
  const unavailable = idsOf(lineItems.filter(isUnavailableLine))
  const plus = idsOf(lineItems.filter(isPlusMembership))
  const hasPlus = plus.length > 0
  const units = lineItems.reduce((sum, { quantity }) => sum + quantity, 0)
  return [
    ...(unavailable.length > 0 ? [{ kind: 'unavailable', lineItemIds: unavailable } as const] : []),
    ...(hasPlus && units > 1 ? [{ kind: 'plus-not-alone', lineItemIds: plus } as const] : []),
    ...(hasPlus && shopper.isPlusMember ? [{ kind: 'plus-active', lineItemIds: plus } as const] : []),
    ...(hasPlus && shopper.cannotJoin
      ? [{ kind: `plus-${shopper.cannotJoin}`, lineItemIds: plus } as const]
      : []),
  ]
}
