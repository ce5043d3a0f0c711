import { eq } from 'drizzle-orm'
import type { Identifier } from '../../carts/actions/actionContext.ts'
import { findAvailablePayments } from '../../carts/findAvailablePayments.ts'
import { orders } from '../../db/schema.ts'
import type { Cart } from '../../model/cart.ts'
import type { Customer } from '../../model/customer.ts'
import type { Order } from '../../model/order.ts'
import { returnOrderStock } from '../../orders/allocateCartStock.ts'
import { createOrder, type OrderCommand } from '../../orders/createOrder.ts'
import { applyOrderActions, type OrderAction } from '../../orders/orderActions.ts'
import { expectVersion } from '../../store/resourceStore.ts'
import { orderStore } from '../../store/stores.ts'
import type { PlatformContext } from '../context.ts'
import { invalidInput, referenceNotFound, resourceNotFound, unwrap } from '../platformError.ts'
import { requireScope } from '../requireScope.ts'
import { expectCart, expectMyCart } from './cartOperations.ts'
import { findCustomer } from './customerOperations.ts'

type Context = PlatformContext
type Versioned = { readonly version: number }

const placeOrder = (context: Context, cart: Cart, command: OrderCommand): Promise<Order> =>
  context.db.transaction((tx) => createOrder({ ...context, db: tx }, cart, command))

type OrderName = { readonly id?: string | null; readonly orderNumber?: string | null }

/** An order by id or by number; `undefined` when there is none. */
export const findOrder = async (
  context: Context,
  { id, orderNumber }: OrderName,
): Promise<Order | undefined> => {
  if (id) return orderStore.find(context.db, id)
  if (orderNumber) return orderStore.findWhere(context.db, eq(orders.orderNumber, orderNumber))
  throw invalidInput("An 'id' or 'orderNumber' is required.")
}

/** Finds a customer by id or key. Throws ReferencedResourceNotFound. */
const expectCustomer = async (context: Context, name: Identifier): Promise<Customer> => {
  const customer = await findCustomer(context, name)
  if (!customer) throw referenceNotFound('customer', name)
  return customer
}

export const orderMutations = {
  createMyOrderFromCart: async (
    _: unknown,
    { draft }: { draft: { id: string } & Versioned },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_my_orders')
    return placeOrder(context, await expectMyCart(context, draft.id), { version: draft.version })
  },
  createOrderFromCart: async (
    _: unknown,
    { draft }: { draft: OrderCommand & { id?: string | null; cart?: Identifier | null } },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_orders')
    if (draft.id && draft.cart) throw invalidInput("Give one of 'cart' and 'id'.")
    return placeOrder(context, await expectCart(context, draft.cart ?? { id: draft.id ?? null }), draft)
  },
  updateOrder: async (
    _: unknown,
    args: OrderName & Versioned & { actions: readonly OrderAction[] },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_orders')
    const before = await findOrder(context, args)
    if (!before) throw resourceNotFound('order', args.id ?? args.orderNumber ?? '')
    expectVersion(before, args.version)
    const named = args.actions.flatMap(
      (action) => action.addPayment?.payment ?? action.removePayment?.payment ?? [],
    )
    const payments = await findAvailablePayments(context.db, named, before.cartId, () => true)
    for (const { setCustomerId } of args.actions)
      if (setCustomerId?.customerId) await expectCustomer(context, { id: setCustomerId.customerId })
    const now = context.now()
    const reference = await context.reference()
    const after = unwrap(applyOrderActions(before, args.actions, { reference, payments, now }))
    if (before.orderState === 'Cancelled' || after.orderState !== 'Cancelled')
      return orderStore.save(context.db, before, after, now)
    return context.db.transaction(async (transaction) => {
      const saved = await orderStore.save(transaction, before, after, now)
      await returnOrderStock(transaction, before)
      return saved
    })
  },
}
