import { GetOrderByNumberDocument, UpdateOrderDocument } from '@selvedge/commerce-client/server'
import { answered, CommerceUnavailable, runMutation, runQuery } from '../../commerce/commerce.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/** Sets the order's payment state. It only sets what is not set yet. */
export const markPaid = async ({ commerce }: OrderServices, task: OrderTask): Promise<void> => {
  const found = answered(
    await runQuery(commerce.server, GetOrderByNumberDocument, { orderNumber: task.orderNumber }),
  )
  const order = found.ok ? found.value.order : undefined
  if (!order) throw new CommerceUnavailable('Failed to fetch Order and/or Spoondollars')
  if (order.paymentState === 'Paid') return
  const saved = answered(
    await runMutation(commerce.server, UpdateOrderDocument, {
      id: order.id,
      version: order.version,
      actions: [{ changePaymentState: { paymentState: 'Paid' } }],
    }),
  )
  if (!saved.ok) throw new CommerceUnavailable(saved.problem.message)
}
