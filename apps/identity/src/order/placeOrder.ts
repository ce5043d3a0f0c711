import { DBOS } from '@dbos-inc/dbos-sdk'
import type { OrderProblem } from './orderProblem.ts'
import type { OrderServices, OrderTask } from './services.ts'
import { authorise } from './steps/authorise.ts'
import { capturePayment } from './steps/capturePayment.ts'
import { createOrder } from './steps/createOrder.ts'
import { markPaid } from './steps/markPaid.ts'
import { recordPayment } from './steps/recordPayment.ts'
import { validateLines } from './steps/validateLines.ts'

/** The steps in their order; the names stand in the workflow's history. */
export const orderSteps = [
  'validateLines',
  'authorise',
  'recordPayment',
  'createOrder',
  'capturePayment',
  'markPaid',
] as const
type OrderStep = (typeof orderSteps)[number] | 'void' | 'finish'

/** A step that got no answer runs again, first after half a second, then for about half an hour. */
const persistent = { retriesAllowed: true, intervalSeconds: 0.5, backoffRate: 1.7, maxAttempts: 15 }

export type PlaceOrder = (task: OrderTask) => Promise<void>

/**
 * Placing an order as a durable workflow: every finished step is written down, a crash resumes at the interrupted one,
 * and each step may run twice without effect. A refusal after the hold lets the hold go.
 */
export const registerPlaceOrder = (services: OrderServices): PlaceOrder => {
  const step = <Value>(name: OrderStep, run: () => Promise<Value>): Promise<Value> =>
    DBOS.runStep(run, { name, ...persistent })

  const fail = (task: OrderTask, problem: OrderProblem): Promise<void> =>
    step('finish', () => services.attempts.finish(task.attemptId, problem))

  const placeOrder = async (task: OrderTask): Promise<void> => {
    const valid = await step('validateLines', () => validateLines(services, task))
    if (!valid.ok) return fail(task, valid.problem)

    const held = await step('authorise', () => authorise(services, task, valid.token))
    if (held.kind === 'declined') return fail(task, { kind: 'payment-declined', fraud: held.fraud })

    const { paymentId } = await step('recordPayment', () => recordPayment(services, task, held.reference))
    const order = await step('createOrder', () => createOrder(services, task, paymentId))
    if (!order.ok) {
      await step('void', () => services.provider.voidAuthorisation(held.reference, task.attemptId))
      return fail(task, order.problem)
    }

    await step('capturePayment', () => capturePayment(services, task, held.reference))
    await step('markPaid', () => markPaid(services, task))
    return step('finish', () => services.attempts.finish(task.attemptId, undefined))
  }

  return DBOS.registerWorkflow(placeOrder, { name: 'placeOrder' })
}
