import { data } from '@remix-run/node'
import type { ShopContext } from '../../../server/context/createContext.ts'
import type { CheckoutAnswer } from './checkoutAnswer.ts'
import { placeOrder } from './placeOrder.server.ts'
import { savePayment } from './savePayment.server.ts'
import { saveShipping } from './saveShipping.server.ts'

/** Takes the step that a form of the checkout asks for. */
export const takeStep = (shop: ShopContext, form: FormData) => {
  switch (form.get('intent')) {
    case 'shipping':
      return saveShipping(shop, form)
    case 'billing':
      return savePayment(shop, form)
    case 'place':
      return placeOrder(shop, form)
    default:
      return data<CheckoutAnswer>({ kind: 'unavailable', step: 'shipping' }, { status: 422 })
  }
}
