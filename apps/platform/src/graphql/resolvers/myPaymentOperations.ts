import type { PaymentDraft, TransactionDraft } from '../../payments/paymentDraft.ts'
import type { PlatformContext } from '../context.ts'
import { invalidInput } from '../platformError.ts'
import { identityOf, requireScope } from '../requireScope.ts'
import { createPayment } from './paymentOperations.ts'

type Context = PlatformContext

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

/** A shopper's own payments. Who owns one is known from the token. */
export const myPaymentMutations = {
  createMyPayment: (_: unknown, { draft }: { draft: MyPaymentDraft }, context: Context) => {
    requireScope(context.caller, 'manage_my_payments')
    return createPayment(context, draftOf(draft, context))
  },
}
