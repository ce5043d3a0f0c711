import type { Shopper } from '../harness/browser.ts'
import { placeOrder } from './checkout.ts'
import { proveOrdered } from './proveOrdered.ts'

/** Places the order from the review, proves it, and gives its number. */
export const orderProven = async (shopper: Shopper): Promise<string> => {
  const number = await placeOrder(shopper.page)
  await proveOrdered(shopper, number)
  return number
}
