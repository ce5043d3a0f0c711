import { type Cart, type CartAction, type CartContext, updateMyCart } from '@selvedge/commerce-client'
import {
  applyDiscountCode,
  type CartChangeProblem,
  type CartChangeResult,
  cartChangeProblem,
  removeDiscountCodeAction,
} from '@selvedge/commerce-client/changes'

/** Changes a cart step by step: each change continues with the cart of the one before. */
const updateOf = (context: CartContext, cart: Cart) => {
  let current = cart
  return async (actions: readonly CartAction[]): Promise<CartChangeResult<CartChangeProblem>> => {
    try {
      current = await updateMyCart(context, { ...current, base: current, actions })
      return { ok: true, value: current }
    } catch (error) {
      return { ok: false, problem: cartChangeProblem(error) }
    }
  }
}

/** The promo codes of a cart. */
export const codesOf = ({ discountCodes }: Cart) =>
  discountCodes.flatMap(({ discountCode }) =>
    discountCode?.code ? [{ id: discountCode.id, code: discountCode.code }] : [],
  )

/** Applies a code. A code without effect does not stay in the cart. */
export const applyCode = (context: CartContext, cart: Cart, code: string) =>
  applyDiscountCode(
    updateOf(context, cart),
    code,
    codesOf(cart).map((each) => each.code),
  )

export const removeCode = (context: CartContext, cart: Cart, id: string) =>
  updateOf(context, cart)([removeDiscountCodeAction(id)])
