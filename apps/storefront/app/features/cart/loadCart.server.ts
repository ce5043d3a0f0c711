import { predictionInput } from '@selvedge/cart-domain/server'
import type { Cart } from '@selvedge/commerce-client'
import { type CartRules, cartView } from '../../../server/cart/cartView.ts'
import { readCart } from '../../../server/cart/visitorCart.ts'
import { areDiscountsFixed } from '../../../server/catalogue/discounts.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { followOrder } from '../checkout/placing/followOrder.server.ts'
import { orUnavailablePage, unavailable } from '../errors/failures.server.ts'
import type { CartData } from './cartResult.ts'

/** Returns the data of the visitor and the site on which the rules of a cart depend. */
export const loadCartRules = (shop: ShopContext): CartRules => {
  const { session, locale, site } = shop
  const groupKey = session.customer?.groupKey
  return {
    isPlusMember: groupKey === 'plus',
    cannotJoin: session.customer ? (groupKey === 'trade' ? 'trade' : undefined) : 'guest',
    minimums: site.minimumAmounts,
    locale,
  }
}

/**
 * The cart for its page. `base` is the data from which its totals are predicted; `undefined` when they cannot be
 * predicted.
 */
export const cartData = async (shop: ShopContext, cart: Cart | undefined): Promise<CartData> => {
  const readAt = Date.now()
  if (!cart || cart.lineItems.length === 0) return { cart: undefined, base: undefined, readAt }
  const isPredictable = await areDiscountsFixed(shop, {
    groupKey: shop.session.customer?.groupKey,
    productTypes: cart.lineItems.map(({ productType }) => productType?.key ?? ''),
  })
  return {
    cart: cartView(cart, shop.imageId, loadCartRules(shop)),
    base: isPredictable ? predictionInput(cart) : undefined,
    readAt,
  }
}

/** Reads the cart for its page. A shopper whose cart became an order meanwhile is redirected to the order. */
export const loadCart = async (shop: ShopContext): Promise<CartData> => {
  const before = shop.session.cart
  const cart = await orUnavailablePage(() => readCart(shop))
  if ((await followOrder(shop, before, cart)) === 'unknown') throw unavailable()
  return cartData(shop, cart)
}
