import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Identifier } from '../../carts/actions/actionContext.ts'
import { freePayments } from '../../carts/freePayments.ts'
import { orders, payments } from '../../db/schema.ts'
import type { Cart } from '../../model/cart.ts'
import type { Customer } from '../../model/customer.ts'
import type { Order } from '../../model/order.ts'
import type { Payment } from '../../model/payment.ts'
import { createOrder, type OrderCommand } from '../../orders/createOrder.ts'
import { applyOrderActions, type OrderAction } from '../../orders/orderActions.ts'
import { applyPaymentActions, type PaymentAction } from '../../payments/paymentActions.ts'
import { type PaymentDraft, paymentFrom, type TransactionDraft } from '../../payments/paymentDraft.ts'
import { expectVersion } from '../../store/resourceStore.ts'
import { orderStore, paymentStore } from '../../store/stores.ts'
import type { PlatformContext } from '../context.ts'
import { invalidInput, referenceNotFound, resourceNotFound, unwrap } from '../platformError.ts'
import { identityOf, requireScope } from '../requireScope.ts'
import { myCart, namedCart } from './cartOperations.ts'
import { findCustomer } from './customerOperations.ts'

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

/** The customer that an identifier names. Throws ReferencedResourceNotFound. */
const expectCustomer = async (context: Context, name: Identifier): Promise<Customer> => {
  const customer = await findCustomer(context, name)
  if (!customer) throw referenceNotFound('customer', name)
  return customer
}

const withCustomerId = async (context: Context, draft: PaymentDraft): Promise<PaymentDraft> =>
  draft.customer ? { ...draft, customer: { id: (await expectCustomer(context, draft.customer)).id } } : draft

const withCustomerOf = async (context: Context, action: PaymentAction): Promise<PaymentAction> => {
  const customer = action.setCustomer?.customer
  return customer
    ? { setCustomer: { customer: { id: (await expectCustomer(context, customer)).id } } }
    : action
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
    if (draft.id && draft.cart) throw invalidInput("Give one of 'cart' and 'id'.")
    return order(context, await namedCart(context, draft.cart ?? { id: draft.id ?? null }), draft)
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
    const payments = await freePayments(context.db, named, before.cartId, () => true)
    for (const { setCustomerId } of args.actions)
      if (setCustomerId?.customerId) await expectCustomer(context, { id: setCustomerId.customerId })
    const now = context.now()
    const reference = await context.reference()
    return orderStore.save(
      context.db,
      before,
      unwrap(applyOrderActions(before, args.actions, { reference, payments, now })),
      now,
    )
  },
  createPayment: async (_: unknown, { draft }: { draft: PaymentDraft }, context: Context) => {
    requireScope(context.caller, 'manage_payments')
    return create(context, await withCustomerId(context, draft))
  },
  createMyPayment: (_: unknown, { draft }: { draft: MyPaymentDraft }, context: Context) => {
    requireScope(context.caller, 'manage_my_payments')
    return create(context, myPaymentDraft(draft, context))
  },
  updatePayment: async (
    _: unknown,
    args: PaymentName & Versioned & { actions: readonly PaymentAction[] },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_payments')
    const before = await findPayment(context, args)
    if (!before) throw resourceNotFound('payment', args.id ?? args.key ?? '')
    expectVersion(before, args.version)
    const helpers = { reference: await context.reference(), newId: randomUUID }
    const actions = await Promise.all(args.actions.map((action) => withCustomerOf(context, action)))
    const changed = unwrap(applyPaymentActions(before, actions, helpers))
    return paymentStore.save(context.db, before, changed, context.now())
  },
}
