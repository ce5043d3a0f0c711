import { setTimeout } from 'node:timers/promises'
import type { Cart, CartAction } from '@selvedge/commerce-client'
import { callIdentity } from '../session/visitorCalls.ts'
import type { CartResult } from './cartResult.ts'
import { type CartContext, readCart, updateCart } from './visitorCart.ts'

/** How long a shopper waits for the answer of the limit on tries, in ms. */
const LIMIT_TIMEOUT_MS = 1_000

type Update = (actions: readonly CartAction[]) => Promise<CartResult>

const failed = (kind: 'code-on-cart' | 'code-used-up' | 'code-not-applicable' | 'too-many'): CartResult => ({
  ok: false,
  problem: { kind },
})

export const removeCodeAction = (id: string): CartAction => ({
  removeDiscountCode: { discountCode: { typeId: 'discount-code', id } },
})

const codeInfo = ({ discountCodes }: Cart, code: string) =>
  discountCodes.find(({ discountCode }) => discountCode?.code.toLowerCase() === code.toLowerCase())

/** Adds a code, and removes it again when it has no effect: it would keep the order from being placed. */
const tryCode = async (update: Update, code: string, present: readonly string[]): Promise<CartResult> => {
  // The platform accepts a code a second time without an error.
  if (present.includes(code)) return failed('code-on-cart')
  const added = await update([{ addDiscountCode: { code } }])
  if (!added.ok) return added
  const info = codeInfo(added.cart, code)
  if (!info || info.state === 'MatchesCart' || info.state === 'ApplicationStoppedByGroupBestDeal')
    return added
  await update([removeCodeAction(info.discountCodeRef.id)])
  return failed(info.state === 'MaxApplicationReached' ? 'code-used-up' : 'code-not-applicable')
}

/** Adds a code beside those that are present: as it was typed, because codes are case-sensitive, else in capitals. */
export const applyCode = async (
  update: Update,
  code: string,
  present: readonly string[],
): Promise<CartResult> => {
  const asTyped = await tryCode(update, code, present)
  const capitals = code.toUpperCase()
  return asTyped.ok || asTyped.problem.kind !== 'code-unknown' || capitals === code
    ? asTyped
    : tryCode(update, capitals, present)
}

/** Whether the visitor may try another code; this try is counted. A limit that cannot be reached allows it. */
const mayTryCode = async (shop: CartContext): Promise<boolean> => {
  const counted = await Promise.race([
    callIdentity(shop, (identity, bearer) => identity.countPromoCodeAttempt(bearer)),
    setTimeout(LIMIT_TIMEOUT_MS, undefined, { ref: false }),
  ])
  return !counted || counted.ok || counted.problem.kind !== 'too-many'
}

/** Applies the promo code that the visitor typed; `too-many` after too many tries. */
export const applyPromoCode = async (shop: CartContext, code: string): Promise<CartResult> => {
  if (!(await mayTryCode(shop))) return failed('too-many')
  // When the cart cannot be read, the change reports it.
  const cart = await readCart(shop).catch(() => undefined)
  const present = cart?.discountCodes.map(({ discountCode }) => discountCode?.code ?? '') ?? []
  return applyCode((actions) => updateCart(shop, actions), code, present)
}
