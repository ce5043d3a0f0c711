import { FindCartsDocument, ReplicateCartDocument } from '@selvedge/commerce-client/server'
import { answered, CommerceUnavailable, required, runMutation, runQuery } from '../../commerce/commerce.ts'
import { processingErrors } from '../orderFailure.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/** Gives the shopper their cart back when its order was cancelled for want of money. */
export const restoreCart = async ({ commerce }: OrderServices, task: OrderTask): Promise<void> => {
  const key = `restored-${task.cartId}`
  const earlier = required(await runQuery(commerce.server, FindCartsDocument, { where: `key = "${key}"` }))
  if (earlier.carts.results.length > 0) return
  const made = answered(
    await runMutation(commerce.server, ReplicateCartDocument, {
      reference: { typeId: 'cart', id: task.cartId },
      key,
    }),
  )
  if (!made.ok) throw new CommerceUnavailable(processingErrors.replicate)
}
