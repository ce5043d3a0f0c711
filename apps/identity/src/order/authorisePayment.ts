import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Authorisation, PaymentProvider } from '../providers/paymentProvider.ts'
import type { OrderProblem } from './orderProblem.ts'
import type { PaymentPlan } from './rules/paymentPlan.ts'
import type { StepRunner } from './runStep.ts'
import type { OrderServices, OrderTask } from './services.ts'

/** The topic of messages about the approval of a payment. */
export const APPROVAL = 'approval'
/** The message that the shopper gave up the approval. */
export const GIVEN_UP = 'given-up'

export type AuthorisationResult =
  | { readonly ok: true; readonly reference: string }
  | { readonly ok: false; readonly problem: OrderProblem; readonly reference?: string }

type Approval = Extract<Authorisation, { kind: 'approval' }>

const declined = (fraud: boolean): AuthorisationResult => ({
  ok: false,
  problem: { kind: 'payment-declined', fraud },
})

/**
 * Waits until the shopper approves, is refused or gives up, or until the time is over. A message only wakes the
 * workflow; the status always comes from the provider.
 */
const waitForApproval = async (
  services: OrderServices,
  task: OrderTask,
  { runWithDeadline }: StepRunner,
  provider: PaymentProvider,
  { reference, url }: Approval,
): Promise<AuthorisationResult> => {
  await runWithDeadline('askForApproval', () =>
    services.attempts.awaitApproval(task.attemptId, { url, provider: provider.name, reference }),
  )
  const deadline = (await DBOS.now()) + services.approvalMs
  for (;;) {
    const remaining = deadline - (await DBOS.now())
    const message = remaining > 0 ? await DBOS.recv<string>(APPROVAL, remaining / 1000) : null
    const status = await runWithDeadline('lookAtApproval', () => provider.statusOf(reference))
    if (status === 'authorised' || status === 'captured') return { ok: true, reference }
    if (status === 'ended') return declined(false)
    if (remaining <= 0 || message === GIVEN_UP)
      return { ok: false, problem: { kind: 'approval-expired' }, reference }
  }
}

/** Authorises the amount at the provider. The attempt is the idempotency key, so a repeated run authorises once. */
export const authorisePayment = async (
  services: OrderServices,
  task: OrderTask,
  steps: StepRunner,
  provider: PaymentProvider,
  charge: NonNullable<PaymentPlan['charge']>,
): Promise<AuthorisationResult> => {
  const result = await steps.runWithDeadline('authorise', async () => {
    const authorisation = await provider.authorise({
      key: task.attemptId,
      amountCents: charge.cents,
      currency: task.currency,
      token: charge.token,
      orderNumber: task.orderNumber,
      returnUrl: task.returnUrl,
      isOffSession: task.isRenewal === true,
    })
    if (authorisation.kind !== 'declined')
      await services.attempts.setPayment(task.attemptId, provider.name, authorisation.reference)
    return authorisation
  })
  if (result.kind === 'declined') return declined(result.fraud)
  if (result.kind === 'authorised') return { ok: true, reference: result.reference }
  // No customer is there to approve a renewal.
  if (task.isRenewal)
    return { ok: false, problem: { kind: 'payment-declined', fraud: false }, reference: result.reference }
  return waitForApproval(services, task, steps, provider, result)
}
