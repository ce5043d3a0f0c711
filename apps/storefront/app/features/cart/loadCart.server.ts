import { cartView } from '../../../server/cart/cartView.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { orUnavailable } from '../errors/failures.server.ts'

/** The cart as its page shows it; none before the first add and after the last removal. */
export const loadCart = async (shop: ShopContext) => {
  const cart = await orUnavailable(shop.cart.read)
  return { cart: cart && cart.lineItems.length > 0 ? cartView(cart, shop.locale, shop.pictureId) : undefined }
}
