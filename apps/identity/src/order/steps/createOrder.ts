import {
  type Cart,
  CreateOrderFromCartDocument,
  GetCartDocument,
  GetOrderByNumberDocument,
  type Order,
  UpdateCartDocument,
} from '@selvedge/commerce-client/server'
import {
  answered,
  CommerceUnavailable,
  isPassing,
  type Refusal,
  required,
  runMutation,
  runQuery,
} from '../../commerce/commerce.ts'
import { processingErrors } from '../orderFailure.ts'
import type { OrderProblem } from '../orderProblem.ts'
import { cartTotal } from '../rules/cartTotal.ts'
import { isCartReviewed } from '../rules/isReviewed.ts'
import type { OrderServices, OrderTask } from '../services.ts'
import { findOrder } from './findOrder.ts'

export type CreatedOrder =
  | { readonly ok: true; readonly orderId: string; readonly orderNumber: string | null }
  | { readonly ok: false; readonly problem: OrderProblem }

/** What goes onto the order besides the cart. */
export type OrderExtras = {
  readonly paymentIds: readonly string[]
  readonly purchaseOrderNumber: string | undefined
}

const refuse = (problem: OrderProblem): CreatedOrder => ({ ok: false, problem })
const made = ({ id, orderNumber }: Pick<Order, 'id' | 'orderNumber'>): CreatedOrder => ({
  ok: true,
  orderId: id,
  orderNumber,
})

/** A refusal that nobody foresaw is told in the specification's words; the platform's own code is for the log. */
const problemOf = (refusal: Refusal): OrderProblem => {
  if (refusal.code === 'OutOfStock' || refusal.code === 'MatchingPriceNotFound')
    return { kind: 'item-unavailable' }
  if (refusal.code === 'DuplicateField') return { kind: 'refused', code: processingErrors.number }
  const ofCart = ['DiscountCodeNonApplicable', 'InvalidOperation', 'ShippingMethodDoesNotMatchCart']
  return ofCart.includes(refusal.code)
    ? { kind: 'cart-changed' }
    : { kind: 'refused', code: processingErrors.fetch }
}

/** The cart with its payments on it, at today's prices: every update makes them anew. */
const prepared = async (
  { commerce }: OrderServices,
  cart: Cart,
  { paymentIds, purchaseOrderNumber }: OrderExtras,
): Promise<Cart | OrderProblem> => {
  const known = new Set(cart.paymentInfo?.payments.map((payment) => payment.id))
  const answer = answered(
    await runMutation(commerce.server, UpdateCartDocument, {
      id: cart.id,
      version: cart.version,
      actions: [
        ...paymentIds
          .filter((id) => !known.has(id))
          .map((id) => ({ addPayment: { payment: { typeId: 'payment', id } } })),
        ...(purchaseOrderNumber ? [{ setPurchaseOrderNumber: { purchaseOrderNumber } }] : []),
        { recalculate: { updateProductData: false } },
      ],
    }),
  )
  if (answer.ok) return answer.value.updateCart ?? { kind: 'cart-changed' }
  if (isPassing(answer.problem)) throw new CommerceUnavailable(answer.problem.message)
  return problemOf(answer.problem)
}

/**
 * Turns the cart into the order. The number goes in with the creation, so that a second run finds the first one's
 * order instead of making another. What is charged must still be what the cart costs.
 */
export const createOrder = async (
  services: OrderServices,
  task: OrderTask,
  extras: OrderExtras,
): Promise<CreatedOrder> => {
  const { server } = services.commerce
  const { orderNumber } = task
  const loaded = required(await runQuery(server, GetCartDocument, { id: task.cartId })).cart
  if (loaded?.cartState !== 'Active') {
    // An earlier run of this step may have made the order.
    const earlier = await findOrder(services, task)
    return earlier ? made(earlier) : refuse({ kind: 'cart-changed' })
  }
  const cart = await prepared(services, loaded, extras)
  if ('kind' in cart) return refuse(cart)
  if (cartTotal(cart) !== task.expectedCents)
    return refuse({ kind: 'total-changed', totalCents: cartTotal(cart) })
  if (!(await isCartReviewed(task, cart))) return refuse({ kind: 'review-outdated' })

  const created = answered(
    await runMutation(server, CreateOrderFromCartDocument, {
      draft: {
        cart: { typeId: 'cart', id: cart.id },
        version: cart.version,
        orderNumber,
        paymentState: 'Pending',
        ...(extras.purchaseOrderNumber ? { purchaseOrderNumber: extras.purchaseOrderNumber } : {}),
      },
    }),
  )
  if (created.ok)
    return created.value.createOrderFromCart
      ? made(created.value.createOrderFromCart)
      : refuse({ kind: 'refused', code: processingErrors.fetch })
  if (created.problem.code === 'DuplicateField') {
    const taken = required(await runQuery(server, GetOrderByNumberDocument, { orderNumber })).order
    if (taken && taken.cartRef?.id !== task.cartId)
      return refuse({ kind: 'refused', code: processingErrors.number })
  }
  // Somebody changed the cart meanwhile, or a lost answer hides the order: look again.
  if (
    isPassing(created.problem) ||
    created.problem.code === 'DuplicateField' ||
    created.problem.code === 'PriceChanged'
  )
    throw new CommerceUnavailable(created.problem.message)
  services.log.error(
    { attemptId: task.attemptId, code: created.problem.code },
    'the platform refused an order',
  )
  return refuse(problemOf(created.problem))
}
