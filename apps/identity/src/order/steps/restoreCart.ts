import { FindCartsDocument, ReplicateCartDocument } from '@selvedge/commerce-client/server'
import {
  CommerceUnavailable,
  runMutation,
  runQuery,
  valueOrRefusal,
  valueOrThrow,
} from '../../commerce/commerce.ts'
import { processingErrors } from '../orderFailure.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/** Replicates the cart for the shopper when its order was cancelled because the payment failed. */
export const restoreCart = async ({ commerce }: OrderServices, task: OrderTask): Promise<void> => {
  const key = `restored-${task.cartId}`
  const earlier = valueOrThrow(
    await runQuery(commerce.server, FindCartsDocument, { where: `key = "${key}"` }),
  )
  if (earlier.carts.results.length > 0) return
  const made = valueOrRefusal(
    await runMutation(commerce.server, ReplicateCartDocument, {
      reference: { typeId: 'cart', id: task.cartId },
      key,
    }),
  )
  if (!made.ok) throw new CommerceUnavailable(processingErrors.replicate)
}
