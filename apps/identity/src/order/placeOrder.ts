import { DBOS } from '@dbos-inc/dbos-sdk'
import { CommerceUnavailable } from '../commerce/commerce.ts'
import type { LaterStep } from './compensate.ts'
import { createSaga } from './createSaga.ts'
import { processingErrorOf, processingErrors, stepErrors } from './orderFailure.ts'
import type { OrderProblem } from './orderProblem.ts'
import { type PaidOrder, payOrder } from './payOrder.ts'
import { createStepRunner } from './runStep.ts'
import type { OrderServices, OrderTask } from './services.ts'
import { StepRetriesExhausted } from './stepRetriesExhausted.ts'
import { changeOrder } from './steps/changeOrder.ts'
import { confirm } from './steps/confirm.ts'
import { grantPlus } from './steps/grantPlus.ts'
import { recordTransaction } from './steps/platformPayments.ts'
import type { StepObserver } from './steps.ts'

export type PlaceOrder = (task: OrderTask) => Promise<void>

/** The workflow engine's own errors: a process that stops, a workflow that an operator ended. */
const isOfEngine = (error: unknown): boolean => error instanceof Error && error.name.startsWith('DBOS')

/**
 * Placing an order as a durable workflow: every finished step is recorded, a crash resumes at the interrupted one, and each
 * step may run twice without effect. Whatever was held or captured is given back when the order is not placed, for unexpected
 * reasons, too: no attempt is left running.
 */
export const registerPlaceOrder = (
  services: OrderServices,
  observe: StepObserver = () => undefined,
): PlaceOrder => {
  const { attempts, log, retryMs } = services

  /** What is owed to the shopper once the order is paid. */
  const owed = (
    task: OrderTask,
    { records, isInvoice, newMember }: Extract<PaidOrder, { ok: true }>,
  ): LaterStep[] => {
    const paymentState = isInvoice ? 'BalanceDue' : 'Paid'
    const markPaid = async (): Promise<void> => {
      for (const record of isInvoice ? [] : records) await recordTransaction(services, record, 'Charge')
      const isMarked = await changeOrder(services, task, (now) =>
        now.paymentState === paymentState ? [] : [{ changePaymentState: { paymentState } }],
      )
      if (!isMarked) throw new CommerceUnavailable(processingErrors.fetch)
    }
    return [
      { name: 'markPaid', run: markPaid },
      ...(newMember ? [{ name: 'grantPlus', run: () => grantPlus(services, newMember) } as const] : []),
      { name: 'confirm', run: () => confirm(services, task) },
    ]
  }

  const placeOrder = async (task: OrderTask): Promise<void> => {
    const { attemptId } = task
    const steps = createStepRunner({ observe, log, retryMs }, task)
    const { attempt, runUntilDone } = steps
    const saga = createSaga(steps)

    const unforeseen = (error: unknown): PaidOrder => {
      if (isOfEngine(error)) throw error
      log.error({ attemptId, reason: String(error) }, 'an order is taken back')
      const code = error instanceof StepRetriesExhausted ? stepErrors[error.step] : processingErrors.fetch
      return { ok: false, problem: { kind: 'refused', code } }
    }
    const finish = (problem: OrderProblem | undefined): Promise<void> =>
      runUntilDone('finish', async () => {
        await attempts.finish(attemptId, problem)
        if (problem)
          log.info(
            { attemptId, problem: problem.kind, error: processingErrorOf(problem) },
            'no order was placed',
          )
      })

    const paid = await payOrder(services, task, steps, saga).catch(unforeseen)
    let later: readonly LaterStep[] = []
    if (paid.ok)
      for (const step of owed(task, paid)) {
        const done = await attempt(step.name, step.run)
        if (!done.ok) later = [...later, step]
      }
    else later = await saga.compensate()
    await finish(paid.ok ? undefined : paid.problem)
    for (const step of later) await runUntilDone(step.name, step.run)
  }

  return DBOS.registerWorkflow(placeOrder, { name: 'placeOrder' })
}
