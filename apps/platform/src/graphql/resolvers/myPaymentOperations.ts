import type { Payment } from '../../model/payment.ts'
import type { PaymentAction } from '../../payments/paymentActions.ts'
import type { PaymentDraft, TransactionDraft } from '../../payments/paymentDraft.ts'
import { expectVersion } from '../../store/resourceStore.ts'
import { paymentStore } from '../../store/stores.ts'
import type { PlatformContext } from '../context.ts'
import { invalidInput, resourceNotFound } from '../platformError.ts'
import { identityOf, isOwnedBy, requireScope } from '../requireScope.ts'
import { createPayment, updatePayment } from './paymentOperations.ts'

type Context = PlatformContext
type Versioned = { readonly id: string; readonly version: number }

type MyPaymentDraft = Pick<PaymentDraft, 'amountPlanned' | 'paymentMethodInfo' | 'custom'> & {
  readonly transaction?: TransactionDraft | null
}

const expectOwnKind = (transaction: TransactionDraft | null | undefined): void => {
  if (transaction && transaction.type !== 'Authorization' && transaction.type !== 'Charge')
    throw invalidInput('A transaction of a my-payment is an Authorization or a Charge.')
}

const draftOf = ({ transaction, ...rest }: MyPaymentDraft, context: Context): PaymentDraft => {
  expectOwnKind(transaction)
  const identity = identityOf(context.caller)
  const owner = 'customerId' in identity ? { customer: { id: identity.customerId } } : identity
  return { ...rest, ...owner, transactions: transaction ? [transaction] : [] }
}

/** The shopper's own payment; `undefined` for a missing payment and for another shopper's. */
export const findMyPayment = async (context: Context, id: string): Promise<Payment | undefined> => {
  const payment = await paymentStore.find(context.db, id)
  return payment && isOwnedBy(payment, identityOf(context.caller)) ? payment : undefined
}

const expectMyPayment = async (context: Context, id: string): Promise<Payment> => {
  const payment = await findMyPayment(context, id)
  if (!payment) throw resourceNotFound('payment', id)
  return payment
}

/** Mutations of a shopper's own payments. The token determines the owner. */
export const myPaymentMutations = {
  createMyPayment: (_: unknown, { draft }: { draft: MyPaymentDraft }, context: Context) => {
    requireScope(context.caller, 'manage_my_payments')
    return createPayment(context, draftOf(draft, context))
  },
  updateMyPayment: async (
    _: unknown,
    args: Versioned & { actions: readonly PaymentAction[] },
    context: Context,
  ) => {
    requireScope(context.caller, 'manage_my_payments')
    for (const { addTransaction } of args.actions) expectOwnKind(addTransaction?.transaction)
    return updatePayment(context, await expectMyPayment(context, args.id), args)
  },
  deleteMyPayment: async (_: unknown, args: Versioned, context: Context) => {
    requireScope(context.caller, 'manage_my_payments')
    const payment = await expectMyPayment(context, args.id)
    expectVersion(payment, args.version)
    await paymentStore.remove(context.db, payment)
    return payment
  },
}
