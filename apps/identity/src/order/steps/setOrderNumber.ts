import { FindOrderDocument, UpdateOrderDocument } from '@selvedge/commerce-client/server'
import {
  answered,
  CommerceUnavailable,
  isPassing,
  required,
  runMutation,
  runQuery,
} from '../../commerce/commerce.ts'
import { processingErrors } from '../orderFailure.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/**
 * Gives an order its number where the creation did not take it, e.g. by a project that makes orders elsewhere. `false`
 * when the platform refuses it, as it does a number that another order has.
 */
export const setOrderNumber = async (
  { commerce }: OrderServices,
  task: OrderTask,
  orderId: string,
): Promise<boolean> => {
  const found = required(await runQuery(commerce.server, FindOrderDocument, { where: `id = "${orderId}"` }))
  const order = found.orders.results[0]
  if (!order) throw new CommerceUnavailable(processingErrors.fetch)
  if (order.orderNumber === task.orderNumber) return true
  const saved = answered(
    await runMutation(commerce.server, UpdateOrderDocument, {
      id: order.id,
      version: order.version,
      actions: [{ setOrderNumber: { orderNumber: task.orderNumber } }],
    }),
  )
  if (!saved.ok && isPassing(saved.problem)) throw new CommerceUnavailable(processingErrors.number)
  return saved.ok
}
