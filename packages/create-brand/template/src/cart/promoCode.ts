import type { Cart } from '@selvedge/commerce-client'
import { applyDiscountCode, removeDiscountCodeAction } from '@selvedge/commerce-client/changes'
import type { CartMutation } from '@selvedge/commerce-client/react'

/** Changes the cart after all changes that are waiting. */
type Change = CartMutation['change']

/** The promo codes of a cart. */
export const codesOf = ({ discountCodes }: Cart) =>
  discountCodes.flatMap(({ discountCode }) =>
    discountCode?.code ? [{ id: discountCode.id, code: discountCode.code }] : [],
  )

/** Applies a code. A code without effect does not stay in the cart. */
export const applyCode = (change: Change, cart: Cart, code: string) =>
  applyDiscountCode(
    (actions) => change(cart, actions),
    code,
    codesOf(cart).map((each) => each.code),
  )

export const removeCode = (change: Change, cart: Cart, id: string) =>
  change(cart, [removeDiscountCodeAction(id)])
