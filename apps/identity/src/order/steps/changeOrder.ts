import { type Order, UpdateOrderDocument } from '@selvedge/commerce-client/server'
import { answered, CommerceUnavailable, runMutation } from '../../commerce/commerce.ts'
import type { OrderServices, OrderTask } from '../services.ts'
import { findOrder } from './findOrder.ts'

type OrderAction =
  | { changePaymentState: { paymentState: 'Paid' | 'BalanceDue' | 'Failed' } }
  | { changeOrderState: { orderState: 'Cancelled' } }

/** Changes the attempt's order by what `actions` finds still to do, and says whether there is such an order. */
export const changeOrder = async (
  services: OrderServices,
  task: OrderTask,
  actions: (order: Order) => OrderAction[],
): Promise<boolean> => {
  const order = await findOrder(services, task)
  if (!order) return false
  const todo = actions(order)
  if (todo.length === 0) return true
  const saved = answered(
    await runMutation(services.commerce.server, UpdateOrderDocument, {
      id: order.id,
      version: order.version,
      actions: todo,
    }),
  )
  if (!saved.ok) throw new CommerceUnavailable(saved.problem.message)
  return true
}
