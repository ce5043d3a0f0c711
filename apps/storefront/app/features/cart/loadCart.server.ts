import { cartView } from '../../../server/cart/cartView.ts'
import { predictionBase } from '../../../server/cart/predictionBase.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { followOrder } from '../checkout/followOrder.server.ts'
import { orUnavailable } from '../errors/failures.server.ts'

/** What the rules of a cart ask about its owner. */
export const shopperOf = ({ session }: ShopContext) => ({
  isPlusMember: session.customer?.groupKey === 'plus',
})

/** The cart as its page shows it; none before the first add and after the last removal. */
export const loadCart = async (shop: ShopContext) => {
  const cart = await orUnavailable(shop.cart.read)
  return {
    cart:
      cart && cart.lineItems.length > 0
        ? cartView(cart, shop.locale, shop.pictureId, shopperOf(shop))
        : undefined,
  }
}

/** The cart with what its page needs to tell totals before the platform does, where they can be told. */
export const loadCartPage = async (shop: ShopContext) => {
  const before = shop.session.cart
  const cart = await orUnavailable(shop.cart.read)
  await followOrder(shop, before, cart)
  if (!cart || cart.lineItems.length === 0) return { cart: undefined, base: undefined }
  const settled = await shop.catalogue.discountsAreSettled({
    groupKey: shop.session.customer?.groupKey,
    productTypes: cart.lineItems.map(({ productType }) => productType?.key ?? ''),
  })
  return {
    cart: cartView(cart, shop.locale, shop.pictureId, shopperOf(shop)),
    base: settled ? predictionBase(cart) : undefined,
  }
}
