import { cartView } from '../../../server/cart/cartView.ts'
import type { Rules } from '../../../server/cart/obstacles.ts'
import { predictionBase } from '../../../server/cart/predictionBase.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { followOrder } from '../checkout/placing/followOrder.server.ts'
import { orUnavailable } from '../errors/failures.server.ts'

/** What the rules of a cart ask about its owner and the site. A site that does not answer has no minimum until it does. */
export const rulesOf = async ({ session, catalogue, settings, locale }: ShopContext): Promise<Rules> => {
  const site = await catalogue.site(settings.siteKey)
  const groupKey = session.customer?.groupKey
  return {
    isPlusMember: groupKey === 'plus',
    cannotJoin: session.customer ? (groupKey === 'trade' ? 'trade' : undefined) : 'guest',
    minimums: site.ok ? (site.value?.minimumAmounts ?? []) : [],
    locale,
  }
}

/** The cart as its page shows it; none before the first add and after the last removal. */
export const loadCart = async (shop: ShopContext) => {
  const cart = await orUnavailable(shop.cart.read)
  return {
    cart: cart && cart.lineItems.length > 0 ? cartView(cart, shop.pictureId, await rulesOf(shop)) : undefined,
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
    cart: cartView(cart, shop.pictureId, await rulesOf(shop)),
    base: settled ? predictionBase(cart) : undefined,
  }
}
