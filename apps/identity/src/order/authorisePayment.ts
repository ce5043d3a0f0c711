import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Authorisation, PaymentProvider } from '../providers/paymentProvider.ts'
import type { OrderProblem } from './orderProblem.ts'
import type { PaymentPlan } from './rules/paymentPlan.ts'
import type { StepRunner } from './runStep.ts'
import type { OrderServices, OrderTask } from './services.ts'

/** The topic of messages that a payment may have been approved, or will not be. */
export const APPROVAL = 'approval'
/** The message that the shopper will not approve it. */
export const GIVEN_UP = 'given-up'

export type Held =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly problem: OrderProblem; readonly reference?: string }

type Approval = Extract<Authorisation, { kind: 'approval' }>

const declined = (fraud: boolean): Held => ({ ok: false, problem: { kind: 'payment-declined', fraud } })

/**
 * Waits until the shopper has approved, was refused, gave up, or the time is over. A message only wakes it up; how the payment
 * stands is always asked of the provider.
 */
const waitForApproval = async (
  services: OrderServices,
  task: OrderTask,
  { runWithDeadline }: StepRunner,
  provider: PaymentProvider,
  { reference, url }: Approval,
): Promise<Held> => {
  await runWithDeadline('askForApproval', () =>
    services.attempts.awaitApproval(task.attemptId, { url, provider: provider.name, reference }),
  )
  const until = (await DBOS.now()) + services.approvalMs
  for (;;) {
    const left = until - (await DBOS.now())
    const told = left > 0 ? await DBOS.recv<string>(APPROVAL, left / 1000) : null
    const standing = await runWithDeadline('lookAtApproval', () => provider.standing(reference))
    if (standing === 'authorised' || standing === 'captured') return { ok: true, reference }
    if (standing === 'ended') return declined(false)
    if (left <= 0 || told === GIVEN_UP) return { ok: false, problem: { kind: 'approval-expired' }, reference }
  }
}

/** Holds the amount at the provider. The attempt is the key: however often this runs, it is one hold. */
export const authorisePayment = async (
  services: OrderServices,
  task: OrderTask,
  steps: StepRunner,
  provider: PaymentProvider,
  charge: NonNullable<PaymentPlan['charge']>,
): Promise<Held> => {
  const answer = await steps.runWithDeadline('authorise', async () => {
    const authorisation = await provider.authorise({
      key: task.attemptId,
      amountCents: charge.cents,
      currency: task.currency,
      token: charge.token,
      orderNumber: task.orderNumber,
      returnUrl: task.returnUrl,
    })
    if (authorisation.kind !== 'declined')
      await services.attempts.holdPayment(task.attemptId, provider.name, authorisation.reference)
    return authorisation
  })
  if (answer.kind === 'declined') return declined(answer.fraud)
  if (answer.kind === 'authorised') return { ok: true, reference: answer.reference }
  return waitForApproval(services, task, steps, provider, answer)
}
