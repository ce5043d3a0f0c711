import { redirect } from '@remix-run/node'
import type { Cart } from '@selvedge/commerce-client'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import type { CartState } from '../../../../server/session/sessionState.ts'
import { callIdentity } from '../../../../server/session/visitorToken.ts'

/** `unknown`: the order service does not respond. */
type CartFate = 'not-ordered' | 'unknown'

/** Redirects to the order of a cart, or to the page where it is being placed. */
export const redirectToOrderOfCart = async (shop: ShopContext, cartId: string): Promise<CartFate> => {
  const { session, paths } = shop
  const found = await callIdentity(shop, (identity, bearer) => identity.getOrderOfCart(bearer, cartId))
  if (!found.ok) return found.problem.kind === 'unavailable' ? 'unknown' : 'not-ordered'
  const { id, state, orderNumber } = found.value
  if (state === 'running') throw redirect(paths.placing(id))
  if (state === 'placed' && orderNumber) {
    session.forgetCart()
    throw redirect(paths.success(orderNumber))
  }
  return 'not-ordered'
}

/**
 * Redirects a shopper who closed the window while their order was being placed. The order is found by the attempt in
 * the session, or by the cart in the session when that cart is no longer active. While it is unknown whether that cart
 * was ordered, the session keeps it.
 */
export const followOrder = async (
  shop: ShopContext,
  before: CartState | undefined,
  cart: Cart | undefined,
): Promise<CartFate> => {
  if (!before) return 'not-ordered'
  if (before.attempt && cart?.id === before.id) throw redirect(shop.paths.placing(before.attempt))
  if (cart?.id === before.id) return 'not-ordered'
  const fate = await redirectToOrderOfCart(shop, before.id)
  if (fate === 'unknown') shop.session.restoreCart(before)
  return fate
}
