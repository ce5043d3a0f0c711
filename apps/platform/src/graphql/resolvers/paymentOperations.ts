import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Identifier } from '../../carts/actions/actionContext.ts'
import { payments } from '../../db/schema.ts'
import type { Payment } from '../../model/payment.ts'
import { applyPaymentActions, type PaymentAction } from '../../payments/paymentActions.ts'
import { type PaymentDraft, paymentFrom } from '../../payments/paymentDraft.ts'
import { expectVersion } from '../../store/resourceStore.ts'
import { paymentStore } from '../../store/stores.ts'
import type { PageArguments } from '../../where/page.ts'
import { paymentFields } from '../../where/resourceFields.ts'
import type { PlatformContext } from '../context.ts'
import { expectActions } from '../expectActions.ts'
import { referenceNotFound, resourceNotFound, unwrap } from '../platformError.ts'
import { requireScope } from '../requireScope.ts'
import { findCustomer } from './customerOperations.ts'
import { documentPage } from './documentPage.ts'
import { expectName } from './expectName.ts'

type Context = PlatformContext
type Name = { readonly id?: string | null; readonly key?: string | null }
type Versioned = { readonly version: number }

const view = ['view_payments', 'manage_payments'] as const

/** A payment by id or by key; `undefined` when there is none. */
export const findPayment = (context: Context, name: Name): Promise<Payment | undefined> => {
  const { id, key } = expectName(name)
  return id
    ? paymentStore.find(context.db, id)
    : paymentStore.findWhere(context.db, eq(payments.key, key ?? ''))
}

/** Stores a new payment from a draft. */
export const createPayment = async (context: Context, draft: PaymentDraft): Promise<Payment> => {
  const payment = paymentFrom(draft, randomUUID, context.now().toISOString(), await context.reference())
  return paymentStore.insert(context.db, unwrap(payment))
}

/** Applies update actions to a payment and saves it. Throws ConcurrentModification for a stale version. */
export const updatePayment = async (
  context: Context,
  before: Payment,
  { version, actions }: Versioned & { readonly actions: readonly PaymentAction[] },
): Promise<Payment> => {
  expectVersion(before, version)
  expectActions(actions)
  const helpers = { reference: await context.reference(), newId: randomUUID }
  const changed = unwrap(applyPaymentActions(before, actions, helpers))
  return paymentStore.save(context.db, before, changed, context.now())
}

const customerId = async (context: Context, name: Identifier): Promise<string> => {
  const customer = await findCustomer(context, name)
  if (!customer) throw referenceNotFound('customer', name)
  return customer.id
}

const withCustomerId = async (context: Context, draft: PaymentDraft): Promise<PaymentDraft> =>
  draft.customer ? { ...draft, customer: { id: await customerId(context, draft.customer) } } : draft

const withCustomerOf = async (context: Context, action: PaymentAction): Promise<PaymentAction> => {
  const customer = action.setCustomer?.customer
  return customer ? { setCustomer: { customer: { id: await customerId(context, customer) } } } : action
}

export const paymentQueries = {
  payment: (_: unknown, name: Name, context: Context) => {
    requireScope(context.caller, ...view)
    return findPayment(context, name)
  },
  payments: (_: unknown, args: PageArguments, context: Context) => {
    requireScope(context.caller, ...view)
    return documentPage<Payment>(context, { table: payments, fields: paymentFields }, args)
  },
}

export const paymentMutations = {
  createPayment: async (_: unknown, { draft }: { draft: PaymentDraft }, context: Context) => {
    requireScope(context.caller, 'manage_payments')
    return createPayment(context, await withCustomerId(context, draft))
  },
  updatePayment: async (
    _: unknown,
    args: Name & Versioned & { actions: readonly PaymentAction[] },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_payments')
    const before = await findPayment(context, args)
    if (!before) throw resourceNotFound('payment', args.id ?? args.key ?? '')
    const { version } = args
    expectActions(args.actions)
    const actions = await Promise.all(args.actions.map((action) => withCustomerOf(context, action)))
    return updatePayment(context, before, { version, actions })
  },
}
