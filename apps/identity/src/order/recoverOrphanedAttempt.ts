import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Attempt } from './attemptStore.ts'
import { compensate } from './compensate.ts'
import { cancelOrder, recordRelease, releaseCredit, releasePayment } from './compensations.ts'
import { processingErrors } from './orderFailure.ts'
import type { OrderServices } from './services.ts'
import { confirm } from './steps/confirm.ts'
import { findOrder } from './steps/findOrder.ts'

const ended = ['ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED']

/** Whether the engine has given up the workflow of an attempt. Such a workflow never ends its attempt. */
export const hasEndedWorkflow = async (attemptId: string): Promise<boolean> =>
  ended.includes((await DBOS.getWorkflowStatus(attemptId))?.status ?? '')

/** The part of an attempt's payment that a provider charges; `undefined` when there is none. */
const findCharge = async ({ payments, providers }: OrderServices, attempt: Attempt, cents: number) => {
  const chosen = (await payments.find(attempt.cartId))?.payment
  const provider = providers.find(attempt.provider ?? chosen?.provider ?? '')
  if (!provider || cents === 0) return undefined
  const reference =
    attempt.reference ?? (await provider.referenceOf({ key: attempt.id, orderNumber: attempt.orderNumber }))
  if (!reference) return undefined
  const isCaptured = (await provider.statusOf(reference)) === 'captured'
  return { provider, cents, reference, isCaptured }
}

/**
 * Ends an attempt whose workflow no longer runs, by the state of the tables, the provider and the platform: a paid
 * order is placed, anything else is reversed. It may run at any time, any number of times, also in two processes at
 * once. Throws when a step fails; the next run repeats it.
 */
export const recoverOrphanedAttempt = async (services: OrderServices, attempt: Attempt): Promise<void> => {
  const { id: attemptId, currency, expectedCents, returnUrl } = attempt
  const task = { ...attempt, attemptId, returnUrl: returnUrl ?? '', patienceMs: 0 }
  const order = await findOrder(services, task)
  if (order?.paymentState === 'Paid' || order?.paymentState === 'BalanceDue') {
    await confirm(services, task)
    return services.attempts.finish(attemptId, undefined)
  }
  const credit = await services.ledger.findHold(attemptId)
  const charged = await findCharge(services, attempt, expectedCents - (credit?.cents ?? 0))
  const records = [
    ...(charged ? [{ key: attemptId, reference: charged.reference, cents: charged.cents }] : []),
    ...(credit
      ? [{ key: `${attemptId}-credit`, reference: `${attemptId}-credit`, cents: credit.cents }]
      : []),
  ].map((record) => ({ ...record, currency, paymentInterface: '', method: '' }))
  await compensate(
    [
      ...(credit ? [releaseCredit(services, credit)] : []),
      ...(charged ? [releasePayment(task, charged.provider, charged.cents, charged.reference)] : []),
      ...(records.length > 0
        ? [recordRelease(services, records, ({ key }) => key === attemptId && charged?.isCaptured === true)]
        : []),
      cancelOrder(services, task),
    ],
    {
      runRound: async (_, run) => ({ ok: true, value: await run() }),
      runUntilDone: (_, run) => run(),
    },
  )
  await services.attempts.finish(attemptId, { kind: 'refused', code: processingErrors.fetch })
  services.log.error(
    { attemptId, error: processingErrors.fetch },
    'an order without a workflow was taken back',
  )
}
