import { GetOrderByNumberDocument, type Order, UpdateOrderDocument } from '@selvedge/commerce-client/server'
import { answered, CommerceUnavailable, required, runMutation, runQuery } from '../../commerce/commerce.ts'
import { processingErrors } from '../orderFailure.ts'
import type { OrderServices, OrderTask } from '../services.ts'

type OrderAction =
  | { changePaymentState: { paymentState: 'Paid' | 'BalanceDue' | 'Failed' } }
  | { changeOrderState: { orderState: 'Cancelled' } }

/** Changes the attempt's order by what `actions` finds still to do; nothing to do is fine. */
export const changeOrder = async (
  { commerce }: OrderServices,
  task: OrderTask,
  actions: (order: Order) => OrderAction[],
): Promise<void> => {
  const { orderNumber } = task
  const { order } = required(await runQuery(commerce.server, GetOrderByNumberDocument, { orderNumber }))
  if (!order) throw new CommerceUnavailable(processingErrors.fetch)
  const todo = actions(order)
  if (todo.length === 0) return
  const saved = answered(
    await runMutation(commerce.server, UpdateOrderDocument, {
      id: order.id,
      version: order.version,
      actions: todo,
    }),
  )
  if (!saved.ok) throw new CommerceUnavailable(saved.problem.message)
}
