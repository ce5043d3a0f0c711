import {
  type Cart,
  CreateOrderFromCartDocument,
  GetCartDocument,
  GetOrderByNumberDocument,
  type Order,
  UpdateCartDocument,
} from '@selvedge/commerce-client/server'
import {
  CommerceUnavailable,
  isTransient,
  type Refusal,
  runMutation,
  runQuery,
  valueOrRefusal,
  valueOrThrow,
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

/** What the order contains besides the cart. */
export type OrderExtras = {
  readonly paymentIds: readonly string[]
  readonly purchaseOrderNumber: string | undefined
}

const refuse = (problem: OrderProblem): CreatedOrder => ({ ok: false, problem })
const toCreated = ({ id, orderNumber }: Pick<Order, 'id' | 'orderNumber'>): CreatedOrder => ({
  ok: true,
  orderId: id,
  orderNumber,
})

/**
 * Maps a refusal to a problem. An unexpected refusal becomes the specification's message; the log has the platform's
 * code.
 */
const problemOf = (refusal: Refusal): OrderProblem => {
  if (refusal.code === 'OutOfStock' || refusal.code === 'MatchingPriceNotFound')
    return { kind: 'item-unavailable' }
  if (refusal.code === 'DuplicateField') return { kind: 'refused', code: processingErrors.number }
  const cartCodes = ['DiscountCodeNonApplicable', 'InvalidOperation', 'ShippingMethodDoesNotMatchCart']
  return cartCodes.includes(refusal.code)
    ? { kind: 'cart-changed' }
    : { kind: 'refused', code: processingErrors.fetch }
}

/** Adds the payments to the cart and recalculates the cart. Like every update of a cart, this refreshes its prices. */
const prepareCart = async (
  { commerce }: OrderServices,
  cart: Cart,
  { paymentIds, purchaseOrderNumber }: OrderExtras,
): Promise<Cart | OrderProblem> => {
  const known = new Set(cart.paymentInfo?.payments.map((payment) => payment.id))
  const result = valueOrRefusal(
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
  if (result.ok) return result.value.updateCart ?? { kind: 'cart-changed' }
  if (isTransient(result.problem)) throw new CommerceUnavailable(result.problem.message)
  return problemOf(result.problem)
}

/**
 * Creates the order from the cart. The draft contains the order number, so a repeated run finds the first order
 * instead of creating another. Refuses when the cart's total differs from the amount to charge.
 */
export const createOrder = async (
  services: OrderServices,
  task: OrderTask,
  extras: OrderExtras,
): Promise<CreatedOrder> => {
  const { server } = services.commerce
  const { orderNumber } = task
  const loaded = valueOrThrow(await runQuery(server, GetCartDocument, { id: task.cartId })).cart
  if (loaded?.cartState !== 'Active') {
    // An earlier run of this step may have created the order.
    const earlier = await findOrder(services, task)
    return earlier ? toCreated(earlier) : refuse({ kind: 'cart-changed' })
  }
  const cart = await prepareCart(services, loaded, extras)
  if ('kind' in cart) return refuse(cart)
  if (cartTotal(cart) !== task.expectedCents)
    return refuse({ kind: 'total-changed', totalCents: cartTotal(cart) })
  if (!(await isCartReviewed(task, cart))) return refuse({ kind: 'review-outdated' })

  const created = valueOrRefusal(
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
      ? toCreated(created.value.createOrderFromCart)
      : refuse({ kind: 'refused', code: processingErrors.fetch })
  if (created.problem.code === 'DuplicateField') {
    const existing = valueOrThrow(await runQuery(server, GetOrderByNumberDocument, { orderNumber })).order
    if (existing && existing.cartRef?.id !== task.cartId)
      return refuse({ kind: 'refused', code: processingErrors.number })
  }
  // Retries: the cart may have been changed meanwhile, or the order may exist because only the response was lost.
  if (
    isTransient(created.problem) ||
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
