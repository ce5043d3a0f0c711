import type { Begun } from './begun.ts'
import type { StepRunner } from './runStep.ts'
import type { OrderServices, OrderTask } from './services.ts'
import { changeOrder } from './steps/changeOrder.ts'
import { recordTransaction } from './steps/platformPayments.ts'
import { restoreCart } from './steps/restoreCart.ts'
import type { OrderStep } from './steps.ts'

/** A step that may be done after the attempt has ended. */
export type LaterStep = { readonly name: OrderStep; readonly run: () => Promise<unknown> }

/**
 * Takes back what an attempt has begun. Money and store credit are given back before anything else can end it; what the
 * platform cannot be told now is given as steps for later, so that a platform that talks nonsense holds nobody up.
 */
export const takeBack = async (
  services: OrderServices,
  task: OrderTask,
  { attempt, untilDone }: Pick<StepRunner, 'attempt' | 'untilDone'>,
  { credit, charged, records, isOrdering }: Begun,
): Promise<readonly LaterStep[]> => {
  const { attemptId, orderNumber, currency } = task
  const later: LaterStep[] = []
  const tried = async (step: LaterStep): Promise<unknown> => {
    const result = await attempt(step.name, step.run)
    if (result.ok) return result.value
    later.push(step)
    return undefined
  }
  const cancel = () =>
    changeOrder(services, task, ({ orderState }) =>
      orderState === 'Cancelled'
        ? []
        : [
            { changeOrderState: { orderState: 'Cancelled' } },
            { changePaymentState: { paymentState: 'Failed' } },
          ],
    )
  const wasOrdered = isOrdering ? await tried({ name: 'cancelOrder', run: cancel }) : false

  if (charged)
    await untilDone('releasePayment', async () => {
      const { provider, charge } = charged
      const reference = charged.reference ?? (await provider.referenceOf({ key: attemptId, orderNumber }))
      if (reference) await provider.release(reference, attemptId, { cents: charge.cents, currency })
    })
  if (credit) await untilDone('releaseCredit', () => services.ledger.settle(credit, 'released'))

  if (records.length > 0)
    await tried({
      name: 'recordRelease',
      run: async () => {
        for (const record of records) {
          const wasCaptured = charged?.isCaptured === true && record.reference === charged.reference
          if (wasCaptured) await recordTransaction(services, record, 'Charge')
          await recordTransaction(services, record, wasCaptured ? 'Refund' : 'CancelAuthorization')
        }
      },
    })
  const restore = { name: 'restoreCart', run: () => restoreCart(services, task) } as const
  if (wasOrdered === true) await tried(restore)
  // Whether there was an order shows when it has been cancelled.
  else if (later.some(({ name }) => name === 'cancelOrder'))
    later.push({ ...restore, run: async () => ((await cancel()) ? restore.run() : undefined) })
  return later
}
