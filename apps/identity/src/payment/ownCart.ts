import { type Cart, GetCartDocument } from '@selvedge/commerce-client/server'
import { type Caller, owns } from '../caller/caller.ts'
import { answered, type Commerce, runQuery } from '../commerce/commerce.ts'

/** The caller's own cart. Another's looks like a missing one. */
export const ownCart = async (
  commerce: Commerce,
  caller: Caller,
  cartId: string,
): Promise<Cart | undefined> => {
  const answer = answered(await runQuery(commerce.server, GetCartDocument, { id: cartId }))
  const cart = answer.ok ? answer.value.cart : undefined
  return cart && owns(caller, cart) ? cart : undefined
}
