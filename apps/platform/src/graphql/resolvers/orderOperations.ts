import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Identifier } from '../../carts/actions/actionContext.ts'
import { freePayments } from '../../carts/freePayments.ts'
import { orders, payments } from '../../db/schema.ts'
import type { Cart } from '../../model/cart.ts'
import type { Order } from '../../model/order.ts'
import type { Payment } from '../../model/payment.ts'
import { createOrder, type OrderCommand } from '../../orders/createOrder.ts'
import { applyOrderActions, type OrderAction } from '../../orders/orderActions.ts'
import { applyPaymentActions } from '../../payments/paymentActions.ts'
import { type PaymentDraft, paymentFrom, type TransactionDraft } from '../../payments/paymentDraft.ts'
import { expectVersion } from '../../store/resourceStore.ts'
import { cartStore, orderStore, paymentStore } from '../../store/stores.ts'
import type { PlatformContext } from '../context.ts'
import { invalidInput, resourceNotFound, unwrap } from '../platformError.ts'
import { identityOf, requireScope } from '../requireScope.ts'
import { myCart } from './cartOperations.ts'

type Context = PlatformContext
type Versioned = { readonly version: number }

const order = (context: Context, cart: Cart, command: OrderCommand): Promise<Order> =>
  context.db.transaction((tx) => createOrder({ ...context, db: tx }, cart, command))

type OrderName = { readonly id?: string | null; readonly orderNumber?: string | null }
type PaymentName = { readonly id?: string | null; readonly key?: string | null }

/** An order by id or by number; `undefined` when there is none. */
export const findOrder = async (
  context: Context,
  { id, orderNumber }: OrderName,
): Promise<Order | undefined> => {
  if (id) return orderStore.find(context.db, id)
  if (orderNumber) return orderStore.findWhere(context.db, eq(orders.orderNumber, orderNumber))
  throw invalidInput("An 'id' or 'orderNumber' is required.")
}

/** A payment by id or by key; `undefined` when there is none. */
export const findPayment = async (
  context: Context,
  { id, key }: PaymentName,
): Promise<Payment | undefined> => {
  if (id) return paymentStore.find(context.db, id)
  if (key) return paymentStore.findWhere(context.db, eq(payments.key, key))
  throw invalidInput("An 'id' or 'key' is required.")
}

const create = async (context: Context, draft: PaymentDraft): Promise<Payment> => {
  const now = context.now().toISOString()
  return paymentStore.insert(
    context.db,
    unwrap(paymentFrom(draft, randomUUID, now, await context.reference())),
  )
}

type MyPaymentDraft = Pick<PaymentDraft, 'amountPlanned' | 'paymentMethodInfo' | 'custom'> & {
  readonly transaction?: TransactionDraft | null
}

const myPaymentDraft = (draft: MyPaymentDraft, context: Context): PaymentDraft => {
  const { transaction, ...rest } = draft
  if (transaction && transaction.type !== 'Authorization' && transaction.type !== 'Charge')
    throw invalidInput('A transaction of a my-payment is an Authorization or a Charge.')
  const identity = identityOf(context.caller)
  const owner = 'customerId' in identity ? { customer: { id: identity.customerId } } : identity
  return { ...rest, ...owner, transactions: transaction ? [transaction] : [] }
}

export const orderMutations = {
  createMyOrderFromCart: async (
    _: unknown,
    { draft }: { draft: { id: string } & Versioned },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_my_orders')
    return order(context, await myCart(context, draft.id), { version: draft.version })
  },
  createOrderFromCart: async (
    _: unknown,
    { draft }: { draft: OrderCommand & { id?: string | null; cart?: Identifier | null } },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_orders')
    const id = draft.cart?.id ?? draft.id
    if (!id) throw invalidInput("The draft needs a 'cart'.")
    const cart = await cartStore.find(context.db, id)
    if (!cart) throw resourceNotFound('cart', id)
    return order(context, cart, draft)
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
    const ids = args.actions.flatMap((action) => action.addPayment?.payment.id ?? [])
    const paymentIds = await freePayments(context.db, ids, before.cartId, () => true)
    const now = context.now()
    const reference = await context.reference()
    return orderStore.save(
      context.db,
      before,
      unwrap(applyOrderActions(before, args.actions, { reference, paymentIds, now })),
      now,
    )
  },
  createPayment: (_: unknown, { draft }: { draft: PaymentDraft }, context: Context) => {
    requireScope(context.caller, 'manage_payments')
    return create(context, draft)
  },
  createMyPayment: (_: unknown, { draft }: { draft: MyPaymentDraft }, context: Context) => {
    requireScope(context.caller, 'manage_my_payments')
    return create(context, myPaymentDraft(draft, context))
  },
  updatePayment: async (
    _: unknown,
    args: PaymentName & Versioned & { actions: readonly object[] },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_payments')
    const before = await findPayment(context, args)
    if (!before) throw resourceNotFound('payment', args.id ?? args.key ?? '')
    expectVersion(before, args.version)
    const helpers = { reference: await context.reference(), newId: randomUUID }
    const changed = unwrap(applyPaymentActions(before, args.actions, helpers))
    return paymentStore.save(context.db, before, changed, context.now())
  },
}
