import { type Cart, cartFingerprint } from '@selvedge/commerce-client/server'
import type { CartPayment } from '../../payment/cartPaymentStore.ts'
import { paymentStamp } from '../../payment/paymentStamp.ts'
import type { OrderTask } from '../services.ts'

type Task = Pick<OrderTask, 'reviewed'>

/** Whether a cart is as the shopper saw it at the review; `true` when the shop sends no fingerprint of it. */
export const isCartReviewed = async ({ reviewed }: Task, cart: Cart): Promise<boolean> =>
  reviewed?.cart === undefined || reviewed.cart === (await cartFingerprint(cart))

/** Whether the cart and its payment are as the shopper saw them. */
export const isAsReviewed = async (
  task: Task,
  cart: Cart,
  chosen: CartPayment | undefined,
): Promise<boolean> => {
  const { payment } = task.reviewed ?? {}
  return (payment === undefined || payment === paymentStamp(chosen)) && (await isCartReviewed(task, cart))
}
