import type { CommerceProblem } from '@selvedge/commerce-client'
import {
  CreateOrderFromCartDocument,
  GetCartDocument,
  GetOrderByNumberDocument,
  UpdateCartDocument,
} from '@selvedge/commerce-client/server'
import { answered, CommerceUnavailable, runMutation, runQuery } from '../../commerce/commerce.ts'
import type { OrderProblem } from '../orderProblem.ts'
import type { OrderServices, OrderTask } from '../services.ts'

export type CreatedOrder =
  | { readonly ok: true; readonly orderId: string; readonly orderVersion: number }
  | { readonly ok: false; readonly problem: OrderProblem }

type Refusal = Extract<CommerceProblem, { kind: 'graphql' }>

const problemOf = (refusal: Refusal): OrderProblem => {
  if (refusal.code === 'OutOfStock') return { kind: 'item-unavailable' }
  if (refusal.code === 'DiscountCodeNonApplicable' || refusal.code === 'InvalidOperation')
    return { kind: 'cart-changed' }
  return { kind: 'refused', code: refusal.code }
}

/** The order of this attempt, when an earlier run of this step made it. */
const existing = async ({ commerce }: OrderServices, task: OrderTask): Promise<CreatedOrder | undefined> => {
  const answer = answered(
    await runQuery(commerce.server, GetOrderByNumberDocument, { orderNumber: task.orderNumber }),
  )
  const order = answer.ok ? answer.value.order : undefined
  return order ? { ok: true, orderId: order.id, orderVersion: order.version } : undefined
}

/**
 * Turns the cart into the order. The number goes in with the creation, so that a second run finds the first one's
 * order instead of making another. What is charged must still be what the cart costs.
 */
export const createOrder = async (
  services: OrderServices,
  task: OrderTask,
  paymentId: string,
): Promise<CreatedOrder> => {
  const { commerce } = services
  const earlier = await existing(services, task)
  if (earlier) return earlier

  const loaded = answered(await runQuery(commerce.server, GetCartDocument, { id: task.cartId }))
  let cart = loaded.ok ? loaded.value.cart : undefined
  if (cart?.cartState !== 'Active') return { ok: false, problem: { kind: 'cart-changed' } }
  if (!cart.paymentInfo?.payments.some((payment) => payment.id === paymentId)) {
    const linked = answered(
      await runMutation(commerce.server, UpdateCartDocument, {
        id: cart.id,
        version: cart.version,
        actions: [{ addPayment: { payment: { typeId: 'payment', id: paymentId } } }],
      }),
    )
    if (!linked.ok && linked.problem.code === 'ConcurrentModification')
      throw new CommerceUnavailable(linked.problem.message)
    if (!linked.ok) return { ok: false, problem: problemOf(linked.problem) }
    cart = linked.value.updateCart
  }
  if (!cart) return { ok: false, problem: { kind: 'cart-changed' } }
  const total = cart.taxedPrice?.totalGross.centAmount ?? cart.totalPrice.centAmount
  if (total !== task.expectedCents)
    return { ok: false, problem: { kind: 'total-changed', totalCents: total } }

  const created = answered(
    await runMutation(commerce.server, CreateOrderFromCartDocument, {
      draft: {
        cart: { typeId: 'cart', id: cart.id },
        version: cart.version,
        orderNumber: task.orderNumber,
        paymentState: 'Pending',
      },
    }),
  )
  if (created.ok && created.value.createOrderFromCart)
    return {
      ok: true,
      orderId: created.value.createOrderFromCart.id,
      orderVersion: created.value.createOrderFromCart.version,
    }
  if (
    !created.ok &&
    (created.problem.code === 'ConcurrentModification' || created.problem.code === 'DuplicateField')
  )
    throw new CommerceUnavailable(created.problem.message)
  return {
    ok: false,
    problem: created.ok ? { kind: 'refused', code: 'General' } : problemOf(created.problem),
  }
}
