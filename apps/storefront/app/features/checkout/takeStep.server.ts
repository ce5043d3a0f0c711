import { data, redirect } from '@remix-run/node'
import { obstaclesOf } from '../../../server/cart/obstacles.ts'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { rulesOf } from '../cart/loadCart.server.ts'
import { orUnavailable } from '../errors/failures.server.ts'
import type { CheckoutAnswer } from './checkoutAnswer.ts'
import { placeOrder } from './placeOrder.server.ts'
import { savePayment } from './savePayment.server.ts'
import { saveShipping } from './saveShipping.server.ts'

/** What cannot be ordered is mended in the cart first, also when the review was opened before it changed. */
const hasObstacles = async (shop: ShopContext): Promise<boolean> => {
  const cart = await orUnavailable(shop.cart.read)
  return cart !== undefined && obstaclesOf(cart, await rulesOf(shop)).length > 0
}

/** Takes the step that a form of the checkout asks for. */
export const takeStep = async (shop: ShopContext, form: FormData) => {
  switch (form.get('intent')) {
    case 'shipping':
      return saveShipping(shop, form)
    case 'billing':
      return savePayment(shop, form)
    case 'place':
      return (await hasObstacles(shop)) ? redirect(shop.paths.cart(), 303) : placeOrder(shop, form)
    default:
      return data<CheckoutAnswer>({ kind: 'unavailable', step: 'shipping' }, { status: 422 })
  }
}
