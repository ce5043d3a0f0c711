import { FindOrderDocument, UpdateOrderDocument } from '@selvedge/commerce-client/server'
import {
  CommerceUnavailable,
  isTransient,
  runMutation,
  runQuery,
  valueOrRefusal,
  valueOrThrow,
} from '../../commerce/commerce.ts'
import { processingErrors } from '../orderFailure.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/**
 * Sets an order's number when the platform did not store it at creation, e.g. because the project creates orders
 * elsewhere. Returns `false` when the platform refuses it, e.g. because another order has the number.
 */
export const setOrderNumber = async (
  { commerce }: OrderServices,
  task: OrderTask,
  orderId: string,
): Promise<boolean> => {
  const found = valueOrThrow(
    await runQuery(commerce.server, FindOrderDocument, { where: `id = "${orderId}"` }),
  )
  const order = found.orders.results[0]
  if (!order) throw new CommerceUnavailable(processingErrors.fetch)
  if (order.orderNumber === task.orderNumber) return true
  const saved = valueOrRefusal(
    await runMutation(commerce.server, UpdateOrderDocument, {
      id: order.id,
      version: order.version,
      actions: [{ setOrderNumber: { orderNumber: task.orderNumber } }],
    }),
  )
  if (!saved.ok && isTransient(saved.problem)) throw new CommerceUnavailable(processingErrors.number)
  return saved.ok
}
