import { isDeepStrictEqual } from 'node:util'
import type { Problem } from '../engine/problem.ts'
import type { World } from '../engine/world.ts'
import type { Cart } from '../model/cart.ts'

const orderable: ReadonlySet<string> = new Set(['MatchesCart', 'ApplicationStoppedByGroupBestDeal'])

const priceChange = (cart: Cart, fresh: Cart): Problem | undefined => {
  const lineItems = cart.lineItems.filter((line, index) => {
    const now = fresh.lineItems[index]
    return (
      !isDeepStrictEqual(line.price.value, now?.price.value) ||
      !isDeepStrictEqual(line.price.discounted?.value, now?.price.discounted?.value) ||
      !isDeepStrictEqual(line.totalPrice, now?.totalPrice) ||
      line.taxRate?.amount !== now?.taxRate?.amount
    )
  })
  const shipping = !isDeepStrictEqual(cart.shippingInfo?.price, fresh.shippingInfo?.price)
  const total = !isDeepStrictEqual(cart.totalPrice, fresh.totalPrice)
  if (lineItems.length === 0 && !shipping && !total) return undefined
  return {
    code: 'PriceChanged',
    message:
      'The price or tax of some line items or of the shipping changed. Recalculate the cart and try again.',
    details: { lineItems: lineItems.map((line) => line.id), shipping },
  }
}

const codeProblem = (fresh: Cart, world: World): Problem | undefined => {
  const bad = fresh.discountCodes.find((entry) => !orderable.has(entry.state))
  if (!bad) return undefined
  const discountCode = world.discountCodes.get(bad.id)?.code
  return {
    code: 'DiscountCodeNonApplicable',
    message: `The discount code '${discountCode ?? bad.id}' is in state ${bad.state} and prevents the order.`,
    details: { discountCode, discountCodeId: bad.id },
  }
}

const operation = (message: string): Problem => ({ code: 'InvalidOperation', message })

/** What prevents an order from a cart, given the cart as it would be priced now. `undefined` when nothing does. */
export const orderProblem = (cart: Cart, fresh: Cart, world: World): Problem | undefined => {
  if (cart.cartState !== 'Active') return operation(`The cart is ${cart.cartState}: it cannot be ordered.`)
  if (!cart.shippingAddress) return operation('The cart has no shipping address.')
  if (cart.lineItems.length === 0) return operation('The cart is empty.')
  const method = cart.shippingInfo && world.reference.shippingMethods.get(cart.shippingInfo.shippingMethodId)
  if (cart.shippingInfo && (!method?.active || fresh.shippingInfo?.shippingMethodState !== 'MatchesCart'))
    return {
      code: 'ShippingMethodDoesNotMatchCart',
      message: `The shipping method '${cart.shippingInfo.shippingMethodName}' does not match the cart.`,
    }
  return codeProblem(fresh, world) ?? priceChange(cart, fresh)
}
