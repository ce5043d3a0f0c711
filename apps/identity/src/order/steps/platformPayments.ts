import {
  CreatePaymentDocument,
  GetPaymentByKeyDocument,
  type Payment,
  UpdatePaymentDocument,
} from '@selvedge/commerce-client/server'
import {
  answered,
  CommerceUnavailable,
  isPassing,
  required,
  runMutation,
  runQuery,
  told,
} from '../../commerce/commerce.ts'
import { processingErrors } from '../orderFailure.ts'
import type { OrderServices } from '../services.ts'

/** A payment as the platform is told of it. Its key makes a repeated one the same. */
export type PaymentRecord = {
  readonly key: string
  readonly paymentInterface: string
  readonly method: string
  readonly reference: string
  readonly cents: number
  readonly currency: string
}

type Transaction = 'Authorization' | 'Charge' | 'CancelAuthorization' | 'Refund'

const find = async ({ commerce }: OrderServices, key: string): Promise<Payment | undefined> =>
  told(required(await runQuery(commerce.server, GetPaymentByKeyDocument, { key })).payment) ?? undefined

/** Writes an authorised payment down and gives its id; `undefined` when the platform refuses it for good. */
export const recordAuthorisation = async (
  services: OrderServices,
  record: PaymentRecord,
): Promise<string | undefined> => {
  const { key, paymentInterface, method, reference, cents, currency } = record
  const amount = { currencyCode: currency, centAmount: cents }
  const created = answered(
    await runMutation(services.commerce.server, CreatePaymentDocument, {
      draft: {
        key,
        interfaceId: reference,
        amountPlanned: amount,
        paymentMethodInfo: { paymentInterface, method },
        transactions: [{ type: 'Authorization', amount, interactionId: reference, state: 'Success' }],
      },
    }),
  )
  if (created.ok && created.value.createPayment) return created.value.createPayment.id
  const earlier = await find(services, key)
  if (earlier) return earlier.id
  if (!created.ok && !isPassing(created.problem)) return undefined
  throw new CommerceUnavailable(processingErrors.credit)
}

/** Writes down what became of a payment, once however often it runs. Says whether the platform knows the payment. */
export const recordTransaction = async (
  services: OrderServices,
  record: PaymentRecord,
  type: Transaction,
): Promise<boolean> => {
  const payment = await find(services, record.key)
  if (!payment) return false
  if (payment.transactions.some((transaction) => transaction.type === type)) return true
  const saved = answered(
    await runMutation(services.commerce.server, UpdatePaymentDocument, {
      id: payment.id,
      version: payment.version,
      actions: [
        {
          addTransaction: {
            transaction: {
              type,
              amount: { currencyCode: record.currency, centAmount: record.cents },
              interactionId: record.reference,
              state: 'Success',
            },
          },
        },
      ],
    }),
  )
  if (!saved.ok) throw new CommerceUnavailable(saved.problem.message)
  return true
}
