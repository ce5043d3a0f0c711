import type { Cart, CartAction } from '../cart/types.ts'
import type { CartChangeProblem, CartChangeResult } from './cartChange.ts'

/** Returns the action that removes a promo code, by the id of its discount code. */
export const removeDiscountCodeAction = (id: string): CartAction => ({
  removeDiscountCode: { discountCode: { typeId: 'discount-code', id } },
})

/** Applies actions to the visitor's cart. A failure is returned as a value. */
export type UpdateCart<Problem> = (actions: readonly CartAction[]) => Promise<CartChangeResult<Problem>>

type CodeProblem = { readonly kind: 'code-on-cart' | 'code-used-up' | 'code-not-applicable' }

const refused = (kind: CodeProblem['kind']) => ({ ok: false, problem: { kind } }) as const

const stateOf = ({ discountCodes }: Cart, code: string) =>
  discountCodes.find(({ discountCode }) => discountCode?.code.toLowerCase() === code.toLowerCase())

/** Adds a code, and removes it when it has no effect: the platform refuses an order with such a code. */
const tryCode = async <Problem>(
  update: UpdateCart<Problem>,
  code: string,
  present: readonly string[],
): Promise<CartChangeResult<Problem | CodeProblem>> => {
  // The platform accepts a code a second time without an error.
  if (present.includes(code)) return refused('code-on-cart')
  const added = await update([{ addDiscountCode: { code } }])
  const info = added.ok ? stateOf(added.value, code) : undefined
  if (!info || info.state === 'MatchesCart' || info.state === 'ApplicationStoppedByGroupBestDeal')
    return added
  await update([removeDiscountCodeAction(info.discountCodeRef.id)])
  return refused(info.state === 'MaxApplicationReached' ? 'code-used-up' : 'code-not-applicable')
}

/**
 * Applies a promo code to a cart: first as it was typed, because codes are case-sensitive, then in capitals when it is
 * unknown. A code without effect is removed again, and its problem has the kind of the specification's message.
 *
 * @param present The codes on the cart: such a code results in `code-on-cart`, and is not sent.
 *
 * @example
 * ```ts
 * import { type Cart, type CartContext, updateMyCart } from '@selvedge/commerce-client'
 * import { applyDiscountCode, cartChangeProblem, type UpdateCart } from '@selvedge/commerce-client/changes'
 *
 * const applyCode = (context: CartContext, cart: Cart, code: string) => {
 *   let current = cart
 *   const update: UpdateCart<ReturnType<typeof cartChangeProblem>> = async (actions) => {
 *     try {
 *       current = await updateMyCart(context, { ...current, base: current, actions })
 *       return { ok: true, value: current }
 *     } catch (error) {
 *       return { ok: false, problem: cartChangeProblem(error) }
 *     }
 *   }
 *   const present = cart.discountCodes.flatMap(({ discountCode }) => discountCode?.code ?? [])
 *   return applyDiscountCode(update, code, present)
 * }
 * ```
 */
export const applyDiscountCode = async <Problem extends { readonly kind: string } = CartChangeProblem>(
  update: UpdateCart<Problem>,
  code: string,
  present: readonly string[],
): Promise<CartChangeResult<Problem | CodeProblem>> => {
  const typed = await tryCode(update, code, present)
  const capitals = code.toUpperCase()
  return typed.ok || typed.problem.kind !== 'code-unknown' || capitals === code
    ? typed
    : tryCode(update, capitals, present)
}
