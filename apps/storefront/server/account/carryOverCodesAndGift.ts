import type { Cart } from '@selvedge/commerce-client'
import { giftOf } from '../cart/gift.ts'
import type { CartSteps } from './signIn.ts'

const codesOf = ({ discountCodes }: Cart): string[] =>
  discountCodes.flatMap(({ discountCode }) => (discountCode ? [discountCode.code] : []))

/**
 * Takes what a guest's cart had beside its lines to the customer's cart that the lines went to: promo codes, and the card of
 * a gift where there is none yet. False when something of it stayed behind.
 */
export const carryOverCodesAndGift = async (
  { applyCode, saveGift }: Pick<CartSteps, 'applyCode' | 'saveGift'>,
  guest: Cart | undefined,
  now: Cart | undefined,
): Promise<boolean> => {
  if (!guest || !now || guest.id === now.id) return true
  const present = codesOf(now)
  let all = true
  for (const code of codesOf(guest).filter((wanted) => !present.includes(wanted)))
    all = (await applyCode(code)).ok && all
  const gift = giftOf(guest)
  return gift && !giftOf(now) ? (await saveGift(gift)).ok && all : all
}
