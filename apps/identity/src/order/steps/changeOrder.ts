import { type Order, UpdateOrderDocument } from '@selvedge/commerce-client/server'
import { CommerceUnavailable, runMutation, valueOrRefusal } from '../../commerce/commerce.ts'
import type { OrderServices, OrderTask } from '../services.ts'
import { findOrder } from './findOrder.ts'

type OrderAction =
  | { changePaymentState: { paymentState: 'Paid' | 'BalanceDue' | 'Failed' } }
  | { changeOrderState: { orderState: 'Cancelled' } }

/** Updates the attempt's order with the actions that `actions` returns; returns whether the order exists. */
export const changeOrder = async (
  services: OrderServices,
  task: OrderTask,
  actions: (order: Order) => OrderAction[],
): Promise<boolean> => {
  const order = await findOrder(services, task)
  if (!order) return false
  const todo = actions(order)
  if (todo.length === 0) return true
  const saved = valueOrRefusal(
    await runMutation(services.commerce.server, UpdateOrderDocument, {
      id: order.id,
      version: order.version,
      actions: todo,
    }),
  )
  if (!saved.ok) throw new CommerceUnavailable(saved.problem.message)
  return true
}
