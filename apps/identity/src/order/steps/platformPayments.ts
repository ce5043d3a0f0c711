import { DEFAULT_LOCALE } from '@selvedge/commerce-client'
import {
  CreatePaymentDocument,
  GetPaymentByKeyDocument,
  type Payment,
  UpdatePaymentDocument,
} from '@selvedge/commerce-client/server'
import {
  CommerceUnavailable,
  isTransient,
  requireField,
  runMutation,
  runQuery,
  valueOrRefusal,
  valueOrThrow,
} from '../../commerce/commerce.ts'
import { processingErrors } from '../orderFailure.ts'
import type { OrderServices } from '../services.ts'

/** The data of a payment at the platform. Its key prevents duplicates. */
export type PaymentRecord = {
  readonly key: string
  readonly paymentInterface: string
  readonly method: string
  /** Shown on the order: the brand and the last four digits of a card. */
  readonly name?: string | undefined
  readonly reference: string
  readonly cents: number
  readonly currency: string
}

export type Transaction = 'Authorization' | 'Charge' | 'CancelAuthorization' | 'Refund'

/** The key of the store credit payment of an attempt. */
export const creditKeyOf = (attemptId: string): string => `${attemptId}-credit`

/** The platform's record of a payment, by its key. */
export const findPayment = async ({ commerce }: OrderServices, key: string): Promise<Payment | undefined> =>
  requireField(valueOrThrow(await runQuery(commerce.server, GetPaymentByKeyDocument, { key })).payment) ??
  undefined

/** Records an authorised payment and returns its id; `undefined` when the platform refuses it. */
export const recordAuthorisation = async (
  services: OrderServices,
  record: PaymentRecord,
): Promise<string | undefined> => {
  const { key, paymentInterface, method, name, reference, cents, currency } = record
  const amount = { currencyCode: currency, centAmount: cents }
  const created = valueOrRefusal(
    await runMutation(services.commerce.server, CreatePaymentDocument, {
      draft: {
        key,
        interfaceId: reference,
        amountPlanned: amount,
        paymentMethodInfo: {
          paymentInterface,
          method,
          ...(name ? { name: [{ locale: DEFAULT_LOCALE, value: name }] } : {}),
        },
        transactions: [
          {
            type: 'Authorization',
            timestamp: new Date().toISOString(),
            amount,
            interactionId: reference,
            state: 'Success',
          },
        ],
      },
    }),
  )
  if (created.ok && created.value.createPayment) return created.value.createPayment.id
  const earlier = await findPayment(services, key)
  if (earlier) return earlier.id
  if (!created.ok && !isTransient(created.problem)) return undefined
  throw new CommerceUnavailable(processingErrors.credit)
}

/** Records a transaction of a payment once; returns whether the platform has the payment. */
export const recordTransaction = async (
  services: OrderServices,
  record: PaymentRecord,
  type: Transaction,
): Promise<boolean> => {
  const payment = await findPayment(services, record.key)
  if (!payment) return false
  if (payment.transactions.some((transaction) => transaction.type === type)) return true
  const saved = valueOrRefusal(
    await runMutation(services.commerce.server, UpdatePaymentDocument, {
      id: payment.id,
      version: payment.version,
      actions: [
        {
          addTransaction: {
            transaction: {
              type,
              timestamp: new Date().toISOString(),
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

/** Records a refund of a part of a payment, once for each `interactionId`. */
export const recordPartRefund = async (
  services: OrderServices,
  key: string,
  { interactionId, cents, currency }: { interactionId: string; cents: number; currency: string },
): Promise<void> => {
  const payment = await findPayment(services, key)
  if (!payment) return
  const isRecorded = payment.transactions.some(
    (transaction) => transaction.type === 'Refund' && transaction.interactionId === interactionId,
  )
  if (isRecorded) return
  const saved = valueOrRefusal(
    await runMutation(services.commerce.server, UpdatePaymentDocument, {
      id: payment.id,
      version: payment.version,
      actions: [
        {
          addTransaction: {
            transaction: {
              type: 'Refund',
              timestamp: new Date().toISOString(),
              amount: { currencyCode: currency, centAmount: cents },
              interactionId,
              state: 'Success',
            },
          },
        },
      ],
    }),
  )
  if (!saved.ok) throw new CommerceUnavailable(saved.problem.message)
}
