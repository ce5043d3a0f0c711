import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Attempt } from './attemptStore.ts'
import type { Begun, Charged } from './begun.ts'
import { processingErrors } from './orderFailure.ts'
import type { OrderServices } from './services.ts'
import { confirm } from './steps/confirm.ts'
import { findOrder } from './steps/findOrder.ts'
import { takeBack } from './takeBack.ts'

const ended = ['ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED']

/** Whether the engine has given an attempt's workflow up: it will never end its attempt itself. */
export const hasEndedWorkflow = async (attemptId: string): Promise<boolean> =>
  ended.includes((await DBOS.getWorkflowStatus(attemptId))?.status ?? '')

const chargedOf = async (
  { payments, providers }: OrderServices,
  attempt: Attempt,
  cents: number,
): Promise<Charged | undefined> => {
  const chosen = (await payments.find(attempt.cartId))?.payment
  const provider = providers.find(attempt.provider ?? chosen?.provider ?? '')
  if (!provider || cents === 0) return undefined
  const charge = { kind: chosen?.kind ?? 'card', cents }
  const reference =
    attempt.reference ?? (await provider.referenceOf({ key: attempt.id, orderNumber: attempt.orderNumber }))
  if (!reference) return undefined
  const isCaptured = (await provider.standing(reference)) === 'captured'
  return { provider, charge, reference, isCaptured }
}

/**
 * Ends an attempt that nobody works on any more, from what stands in the tables and at provider and platform: a paid
 * order is placed, anything else is taken back. It may run at any time and as often as it likes, also at two processes
 * at once; what it could not do is thrown, and done by the next run.
 */
export const rescueAttempt = async (services: OrderServices, attempt: Attempt): Promise<void> => {
  const { id: attemptId, currency, expectedCents, returnUrl } = attempt
  const task = { ...attempt, attemptId, returnUrl: returnUrl ?? '', patienceMs: 0 }
  const order = await findOrder(services, task)
  if (order?.paymentState === 'Paid' || order?.paymentState === 'BalanceDue') {
    await confirm(services, task)
    return services.attempts.finish(attemptId, undefined)
  }
  const credit = await services.ledger.holdOf(attemptId)
  const charged = await chargedOf(services, attempt, expectedCents - (credit?.cents ?? 0))
  const begun: Begun = {
    ...(credit ? { credit } : {}),
    ...(charged ? { charged } : {}),
    records: [
      ...(charged?.reference
        ? [{ key: attemptId, reference: charged.reference, cents: charged.charge.cents }]
        : []),
      ...(credit
        ? [{ key: `${attemptId}-credit`, reference: `${attemptId}-credit`, cents: credit.cents }]
        : []),
    ].map((record) => ({ ...record, currency, paymentInterface: '', method: '' })),
    isOrdering: true,
  }
  await takeBack(
    services,
    task,
    {
      attempt: async (_, run) => ({ ok: true, value: await run() }),
      untilDone: (_, run) => run(),
    },
    begun,
  )
  await services.attempts.finish(attemptId, { kind: 'refused', code: processingErrors.fetch })
  services.log.error(
    { attemptId, error: processingErrors.fetch },
    'an order without a workflow was taken back',
  )
}
