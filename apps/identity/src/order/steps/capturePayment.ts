import { GetPaymentByKeyDocument, UpdatePaymentDocument } from '@selvedge/commerce-client/server'
import { answered, CommerceUnavailable, runMutation, runQuery } from '../../commerce/commerce.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/** Takes the held amount and writes the charge down, once however often this runs. */
export const capturePayment = async (
  { commerce, provider }: OrderServices,
  task: OrderTask,
  reference: string,
): Promise<void> => {
  await provider.capture(reference, task.attemptId)
  const found = answered(await runQuery(commerce.server, GetPaymentByKeyDocument, { key: task.attemptId }))
  const payment = found.ok ? found.value.payment : undefined
  if (!payment) throw new CommerceUnavailable('Failed to capture payment')
  if (payment.transactions.some((transaction) => transaction.type === 'Charge')) return
  const saved = answered(
    await runMutation(commerce.server, UpdatePaymentDocument, {
      id: payment.id,
      version: payment.version,
      actions: [
        {
          addTransaction: {
            transaction: {
              type: 'Charge',
              amount: { currencyCode: task.currency, centAmount: task.expectedCents },
              interactionId: reference,
              state: 'Success',
            },
          },
        },
      ],
    }),
  )
  if (!saved.ok) throw new CommerceUnavailable(saved.problem.message)
}
