import {
  CreatePaymentDocument,
  GetPaymentByKeyDocument,
  type Payment,
  UpdatePaymentDocument,
} from '@selvedge/commerce-client/server'
import { answered, CommerceUnavailable, required, runMutation, runQuery } from '../../commerce/commerce.ts'
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
  required(await runQuery(commerce.server, GetPaymentByKeyDocument, { key })).payment ?? undefined

/** Writes an authorised payment down and gives its id. */
export const recordAuthorisation = async (
  services: OrderServices,
  record: PaymentRecord,
): Promise<string> => {
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
  throw new CommerceUnavailable(created.ok ? 'Failed to record the payment' : created.problem.message)
}

/** Writes down what became of a payment, once however often it runs. */
export const recordTransaction = async (
  services: OrderServices,
  record: PaymentRecord,
  type: Transaction,
): Promise<void> => {
  const payment = await find(services, record.key)
  if (!payment) throw new CommerceUnavailable(`There is no payment ${record.key}.`)
  if (payment.transactions.some((transaction) => transaction.type === type)) return
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
}
