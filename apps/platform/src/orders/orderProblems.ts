import { isDeepStrictEqual } from 'node:util'
import { frozenShippingProblem, shippingMismatch } from '../carts/frozenShippingProblem.ts'
import { discountCodeState } from '../engine/code/discountCodeState.ts'
import type { PricingContext } from '../engine/pricingContext.ts'
import type { Problem } from '../engine/problem.ts'
import type { Cart, LineItem } from '../model/cart.ts'
import type { DiscountCodeState } from '../model/discount.ts'

const orderable: ReadonlySet<DiscountCodeState> = new Set(['MatchesCart'])

const isChanged = (line: LineItem, now: LineItem | undefined): boolean =>
  !isDeepStrictEqual(line.price.value, now?.price.value) ||
  !isDeepStrictEqual(line.price.discounted?.value, now?.price.discounted?.value) ||
  !isDeepStrictEqual(line.totalPrice, now?.totalPrice) ||
  line.taxRate?.amount !== now?.taxRate?.amount ||
  line.taxRate?.includedInPrice !== now?.taxRate?.includedInPrice

const priceChange = (cart: Cart, repriced: Cart): Problem | undefined => {
  const today = new Map(repriced.lineItems.map((line) => [line.id, line]))
  const lineItems = cart.lineItems.filter((line) => isChanged(line, today.get(line.id)))
  const shipping =
    !isDeepStrictEqual(cart.shippingInfo?.price, repriced.shippingInfo?.price) ||
    !isDeepStrictEqual(cart.shippingInfo?.discountedPrice, repriced.shippingInfo?.discountedPrice) ||
    cart.shippingInfo?.taxRate?.amount !== repriced.shippingInfo?.taxRate?.amount
  const total =
    !isDeepStrictEqual(cart.totalPrice, repriced.totalPrice) ||
    cart.lineItems.length !== repriced.lineItems.length
  if (lineItems.length === 0 && !shipping && !total) return undefined
  return {
    code: 'PriceChanged',
    message:
      'The price or tax of some line items or of the shipping changed. Recalculate the cart and try again.',
    details: { lineItems: lineItems.map((line) => line.id), shipping },
  }
}

type CodeEntry = Cart['discountCodes'][number]

/** DiscountCodeNonApplicable for a code whose state prevents an order. */
export const codeProblem = ({ id, state }: CodeEntry, pricing: PricingContext): Problem => {
  const code = pricing.discountCodes.get(id)
  return {
    code: 'DiscountCodeNonApplicable',
    message: `The discount code '${code?.code ?? id}' is in state ${state} and prevents the order.`,
    details: {
      ...(code && { discountCode: code.code }),
      discountCodeId: id,
      ...(state === 'NotValid' && {
        reason: 'TimeRangeNonApplicable',
        validFrom: code?.validFrom,
        validUntil: code?.validUntil,
        validityCheckTime: pricing.now.toISOString(),
      }),
      ...(!code && { reason: 'DoesNotExist' }),
    },
  }
}

/** The current states of the codes of a frozen cart. A hard freeze keeps expired codes. */
const frozenCodes = (cart: Cart, pricing: PricingContext): readonly CodeEntry[] =>
  cart.freezeStrategy === 'HardFreeze'
    ? cart.discountCodes
    : cart.discountCodes.map(({ id, state }) => {
        const code = pricing.discountCodes.get(id)
        const today = code ? discountCodeState(code, cart, pricing) : 'NotActive'
        return { id, state: today === 'MatchesCart' ? state : today }
      })

const invalidOperationProblem = (message: string): Problem => ({ code: 'InvalidOperation', message })

/**
 * The problem that prevents an order independently of prices: the state of the cart, a missing address, or no lines.
 */
const stateProblem = (cart: Cart): Problem | undefined => {
  if (cart.cartState !== 'Active' && cart.cartState !== 'Frozen')
    return invalidOperationProblem(`The cart is ${cart.cartState}: it cannot be ordered.`)
  if (!cart.shippingAddress) return invalidOperationProblem('The cart has no shipping address.')
  return cart.lineItems.length === 0 ? invalidOperationProblem('The cart is empty.') : undefined
}

const firstCodeProblem = (codes: readonly CodeEntry[], pricing: PricingContext): Problem | undefined => {
  const blocking = codes.find((entry) => !orderable.has(entry.state))
  return blocking && codeProblem(blocking, pricing)
}

/**
 * The problem that prevents an order from a frozen cart. The prices of a frozen cart are not compared with current
 * prices.
 */
export const frozenOrderProblem = (cart: Cart, pricing: PricingContext): Problem | undefined =>
  stateProblem(cart) ??
  frozenShippingProblem(cart, pricing) ??
  firstCodeProblem(frozenCodes(cart, pricing), pricing)

/**
 * The problem that prevents an order from a cart. The cart is compared with the repriced cart to find changed prices.
 * `undefined` when the cart can be ordered.
 */
export const orderProblem = (cart: Cart, repriced: Cart, pricing: PricingContext): Problem | undefined => {
  const problem = stateProblem(cart)
  if (problem) return problem
  if (cart.shippingInfo && repriced.shippingInfo?.shippingMethodState !== 'MatchesCart')
    return shippingMismatch(cart)
  return firstCodeProblem(repriced.discountCodes, pricing) ?? priceChange(cart, repriced)
}
