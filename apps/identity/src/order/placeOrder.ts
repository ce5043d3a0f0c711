import { DBOS } from '@dbos-inc/dbos-sdk'
import { CommerceUnavailable } from '../commerce/commerce.ts'
import type { DeferredStep } from './compensate.ts'
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

/**
 * Whether the workflow engine threw an error. The engine does so when the process stops, or when an operator ends the
 * workflow.
 */
const isEngineError = (error: unknown): boolean => error instanceof Error && error.name.startsWith('DBOS')

/**
 * Places an order as a durable workflow. Every finished step is recorded, a crash resumes at the interrupted step,
 * and a repeated step has no further effect. When the order is not placed, for whatever reason, everything that was
 * held or captured is returned: no attempt keeps running.
 */
export const registerPlaceOrder = (
  services: OrderServices,
  observe: StepObserver = () => undefined,
): PlaceOrder => {
  const { attempts, log, retryMs } = services

  /** The steps that follow once the order is paid. */
  const stepsAfterPayment = (
    task: OrderTask,
    { records, isInvoice, newMember }: Extract<PaidOrder, { ok: true }>,
  ): DeferredStep[] => {
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
    const { runRound: attempt, runUntilDone } = steps
    const saga = createSaga(steps)

    const toFailure = (error: unknown): PaidOrder => {
      if (isEngineError(error)) throw error
      log.error({ attemptId, reason: error }, 'order is being reversed')
      const code = error instanceof StepRetriesExhausted ? stepErrors[error.step] : processingErrors.fetch
      return { ok: false, problem: { kind: 'refused', code } }
    }
    const finish = (problem: OrderProblem | undefined): Promise<void> =>
      runUntilDone('finish', async () => {
        await attempts.finish(attemptId, problem)
        if (problem)
          log.info(
            { attemptId, problem: problem.kind, error: processingErrorOf(problem) },
            'order was not placed',
          )
      })

    const paid = await payOrder(services, task, steps, saga).catch(toFailure)
    let deferred: readonly DeferredStep[] = []
    if (paid.ok)
      for (const step of stepsAfterPayment(task, paid)) {
        const done = await attempt(step.name, step.run)
        if (!done.ok) deferred = [...deferred, step]
      }
    else deferred = await saga.compensate()
    await finish(paid.ok ? undefined : paid.problem)
    for (const step of deferred) await runUntilDone(step.name, step.run)
  }

  return DBOS.registerWorkflow(placeOrder, { name: 'placeOrder' })
}
