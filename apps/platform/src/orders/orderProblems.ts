import { isDeepStrictEqual } from 'node:util'
import { frozenShippingProblem, shippingMismatch } from '../carts/frozenShippingProblem.ts'
import { codeStanding } from '../engine/code/codeStanding.ts'
import type { Problem } from '../engine/problem.ts'
import type { World } from '../engine/world.ts'
import type { Cart, LineItem } from '../model/cart.ts'
import type { DiscountCodeState } from '../model/discount.ts'

const orderable: ReadonlySet<DiscountCodeState> = new Set(['MatchesCart'])

const isChanged = (line: LineItem, now: LineItem | undefined): boolean =>
  !isDeepStrictEqual(line.price.value, now?.price.value) ||
  !isDeepStrictEqual(line.price.discounted?.value, now?.price.discounted?.value) ||
  !isDeepStrictEqual(line.totalPrice, now?.totalPrice) ||
  line.taxRate?.amount !== now?.taxRate?.amount ||
  line.taxRate?.includedInPrice !== now?.taxRate?.includedInPrice

const priceChange = (cart: Cart, fresh: Cart): Problem | undefined => {
  const today = new Map(fresh.lineItems.map((line) => [line.id, line]))
  const lineItems = cart.lineItems.filter((line) => isChanged(line, today.get(line.id)))
  const shipping =
    !isDeepStrictEqual(cart.shippingInfo?.price, fresh.shippingInfo?.price) ||
    !isDeepStrictEqual(cart.shippingInfo?.discountedPrice, fresh.shippingInfo?.discountedPrice) ||
    cart.shippingInfo?.taxRate?.amount !== fresh.shippingInfo?.taxRate?.amount
  const total =
    !isDeepStrictEqual(cart.totalPrice, fresh.totalPrice) || cart.lineItems.length !== fresh.lineItems.length
  if (lineItems.length === 0 && !shipping && !total) return undefined
  return {
    code: 'PriceChanged',
    message:
      'The price or tax of some line items or of the shipping changed. Recalculate the cart and try again.',
    details: { lineItems: lineItems.map((line) => line.id), shipping },
  }
}

type CodeEntry = Cart['discountCodes'][number]

/** The platform's DiscountCodeNonApplicable for a code on a cart whose state does not allow an order. */
export const codeProblem = ({ id, state }: CodeEntry, world: World): Problem => {
  const code = world.discountCodes.get(id)
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
        validityCheckTime: world.now.toISOString(),
      }),
      ...(!code && { reason: 'DoesNotExist' }),
    },
  }
}

/** The codes as they stand today on a cart whose prices are frozen. A hard freeze keeps what has expired since. */
const frozenCodes = (cart: Cart, world: World): readonly CodeEntry[] =>
  cart.freezeStrategy === 'HardFreeze'
    ? cart.discountCodes
    : cart.discountCodes.map(({ id, state }) => {
        const code = world.discountCodes.get(id)
        const today = code ? codeStanding(code, cart, world) : 'NotActive'
        return { id, state: today === 'MatchesCart' ? state : today }
      })

const operation = (message: string): Problem => ({ code: 'InvalidOperation', message })

/** What prevents an order whatever the prices are. */
const basicProblem = (cart: Cart): Problem | undefined => {
  if (cart.cartState !== 'Active' && cart.cartState !== 'Frozen')
    return operation(`The cart is ${cart.cartState}: it cannot be ordered.`)
  if (!cart.shippingAddress) return operation('The cart has no shipping address.')
  return cart.lineItems.length === 0 ? operation('The cart is empty.') : undefined
}

const badCode = (codes: readonly CodeEntry[], world: World): Problem | undefined => {
  const bad = codes.find((entry) => !orderable.has(entry.state))
  return bad && codeProblem(bad, world)
}

/** What prevents an order from a frozen cart, whose prices are not looked at again. */
export const frozenOrderProblem = (cart: Cart, world: World): Problem | undefined =>
  basicProblem(cart) ?? frozenShippingProblem(cart, world) ?? badCode(frozenCodes(cart, world), world)

/** What prevents an order from a cart, given the cart as it would be priced now. `undefined` when nothing does. */
export const orderProblem = (cart: Cart, fresh: Cart, world: World): Problem | undefined => {
  const basic = basicProblem(cart)
  if (basic) return basic
  if (cart.shippingInfo && fresh.shippingInfo?.shippingMethodState !== 'MatchesCart')
    return shippingMismatch(cart)
  return badCode(fresh.discountCodes, world) ?? priceChange(cart, fresh)
}
