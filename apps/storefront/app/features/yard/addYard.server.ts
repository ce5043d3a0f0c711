import { redirect } from '@remix-run/node'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { changeCart } from '../cart/changeCart.server.ts'

/** Adds a filled yard and continues to the cart, with and without JavaScript. A refusal returns to the picker. */
export const addYard = async (shop: ShopContext, form: FormData, slug: string) => {
  const result = await changeCart(shop, form, slug)
  return 'data' in result && result.data.kind === 'changed' ? redirect(shop.paths.cart(), 303) : result
}
