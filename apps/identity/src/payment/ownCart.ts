import { type Cart, GetCartDocument } from '@selvedge/commerce-client/server'
import { type Caller, owns } from '../caller/caller.ts'
import { type Commerce, runQuery, valueOrRefusal } from '../commerce/commerce.ts'

/** The caller's own cart; `undefined` when it does not exist or belongs to another caller. */
export const ownCart = async (
  commerce: Commerce,
  caller: Caller,
  cartId: string,
): Promise<Cart | undefined> => {
  const result = valueOrRefusal(await runQuery(commerce.server, GetCartDocument, { id: cartId }))
  const cart = result.ok ? result.value.cart : undefined
  return cart && owns(caller, cart) ? cart : undefined
}
