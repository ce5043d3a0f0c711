import type { Cart, CartAction } from '@selvedge/commerce-client'
import type { CartResult } from './cartResult.ts'

type Update = (actions: readonly CartAction[]) => Promise<CartResult>

const codeInfo = ({ discountCodes }: Cart, code: string) =>
  discountCodes.find(({ discountCode }) => discountCode?.code.toLowerCase() === code.toLowerCase())

/** One that does nothing would keep the order from being placed: it comes off again. */
const putOn = async (update: Update, code: string, present: readonly string[]): Promise<CartResult> => {
  // The platform takes it a second time without a word.
  if (present.includes(code)) return { ok: false, problem: { kind: 'code-on-cart' } }
  const added = await update([{ addDiscountCode: { code } }])
  if (!added.ok) return added
  const info = codeInfo(added.cart, code)
  if (!info || info.state === 'MatchesCart' || info.state === 'ApplicationStoppedByGroupBestDeal')
    return added
  await update([
    { removeDiscountCode: { discountCode: { typeId: 'discount-code', id: info.discountCodeRef.id } } },
  ])
  return {
    ok: false,
    problem: { kind: info.state === 'MaxApplicationReached' ? 'code-used-up' : 'code-not-applicable' },
  }
}

/**
 * Puts a code on the cart beside those that are present: as it was typed, for the platform tells small letters from
 * capitals, else in capitals.
 */
export const applyCode = async (
  update: Update,
  code: string,
  present: readonly string[],
): Promise<CartResult> => {
  const asTyped = await putOn(update, code, present)
  const capitals = code.toUpperCase()
  return asTyped.ok || asTyped.problem.kind !== 'code-unknown' || capitals === code
    ? asTyped
    : putOn(update, capitals, present)
}
