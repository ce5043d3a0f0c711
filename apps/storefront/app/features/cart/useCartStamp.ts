import { useShop } from '../frame/useShop.ts'

/** The storage key by which tabs notify one another that the cart has changed (spec §9). Its value is the cart's stamp. */
export const CART_UPDATED = 'ct_cartUpdated'

/**
 * The id and version of the cart, empty without a cart; `undefined` on a page without the data of its frame. A page that several
 * visitors share has no stamp: then it is that of the last page in this browser.
 */
export const useCartStamp = (): string | undefined => {
  const shop = useShop()
  try {
    return shop && (shop.cartStamp ?? localStorage.getItem(CART_UPDATED) ?? '')
  } catch {
    // There is no storage on the server; in a browser it may be blocked.
    return ''
  }
}
