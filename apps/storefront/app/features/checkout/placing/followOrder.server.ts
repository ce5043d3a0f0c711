import { redirect } from '@remix-run/node'
import type { Cart } from '@selvedge/commerce-client'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import type { CartState } from '../../../../server/session/sessionState.ts'
import { callIdentity } from '../../../../server/session/visitorToken.ts'

/** Redirects to the order of a cart, or to the page where it is being placed. */
export const followCart = async (shop: ShopContext, cartId: string): Promise<void> => {
  const { session, paths } = shop
  const found = await callIdentity(shop, (identity, bearer) => identity.orderOfCart(bearer, cartId))
  if (!found.ok) return
  const { id, state, orderNumber } = found.value
  if (state === 'running') throw redirect(paths.placing(id))
  if (state === 'placed' && orderNumber) {
    session.forgetCart()
    throw redirect(paths.success(orderNumber))
  }
}

/**
 * Redirects a shopper who closed the window while their order was being placed: by the attempt in the session, or
 * because the cart in the session is no longer the active one.
 */
export const followOrder = async (
  shop: ShopContext,
  before: CartState | undefined,
  cart: Cart | undefined,
): Promise<void> => {
  if (!before) return
  if (before.attempt && cart?.id === before.id) throw redirect(shop.paths.placing(before.attempt))
  if (cart?.id !== before.id) await followCart(shop, before.id)
}
