import { CreatePaymentDocument, GetPaymentByKeyDocument } from '@selvedge/commerce-client/server'
import { answered, CommerceUnavailable, runMutation, runQuery } from '../../commerce/commerce.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/** Writes the hold down as a payment of the platform, under the attempt's key, and gives its id. */
export const recordPayment = async (
  { commerce, provider }: OrderServices,
  task: OrderTask,
  reference: string,
): Promise<{ readonly paymentId: string }> => {
  const amount = { currencyCode: task.currency, centAmount: task.expectedCents }
  const created = answered(
    await runMutation(commerce.server, CreatePaymentDocument, {
      draft: {
        key: task.attemptId,
        interfaceId: reference,
        amountPlanned: amount,
        paymentMethodInfo: { paymentInterface: provider.paymentInterface, method: 'card' },
        transactions: [{ type: 'Authorization', amount, interactionId: reference, state: 'Success' }],
      },
    }),
  )
  if (created.ok && created.value.createPayment) return { paymentId: created.value.createPayment.id }
  const found = answered(await runQuery(commerce.server, GetPaymentByKeyDocument, { key: task.attemptId }))
  if (found.ok && found.value.payment) return { paymentId: found.value.payment.id }
  throw new CommerceUnavailable(created.ok ? 'Failed to record the payment' : created.problem.message)
}
