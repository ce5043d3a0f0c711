import { redirect } from '@remix-run/node'
import type { Cart } from '@selvedge/commerce-client'
import { findAttemptOfCart } from '../../../../server/checkout/orderAttempts.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import type { CartState } from '../../../../server/session/sessionState.ts'

/** Leads a shopper to the order that a cart has become, or becomes at this moment. */
const followCart = async (shop: ShopContext, cartId: string): Promise<void> => {
  const { session, paths } = shop
  const found = await findAttemptOfCart(shop, cartId)
  if (!found.ok) return
  const { id, state, orderNumber } = found.value
  if (state === 'running') throw redirect(paths.placing(id))
  if (state === 'placed' && orderNumber) {
    session.forgetCart()
    throw redirect(paths.success(orderNumber))
  }
}

/**
 * A shopper who closed the window while their order was being placed finds it again: by the attempt that the session
 * remembers, or because the cart that it remembers is not the active one any more.
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

/** The same where the answer to the submit never arrived: the cart is still there, and its order is on the way. */
export const followSubmit = (shop: ShopContext, cart: Cart): Promise<void> => followCart(shop, cart.id)
