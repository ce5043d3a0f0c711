import { authorisePayment } from './authorisePayment.ts'
import type { Begun } from './begun.ts'
import { processingErrors } from './orderFailure.ts'
import type { OrderProblem } from './orderProblem.ts'
import type { StepRunner } from './runStep.ts'
import type { OrderServices, OrderTask } from './services.ts'
import { createOrder } from './steps/createOrder.ts'
import { recordAuthorisation } from './steps/platformPayments.ts'
import { setOrderNumber } from './steps/setOrderNumber.ts'
import { validateLines } from './steps/validateLines.ts'

/** A paid order, or why there is none. */
export type PaidOrder =
  | { readonly ok: false; readonly problem: OrderProblem }
  | { readonly ok: true; readonly isInvoice: boolean; readonly newMember: string | undefined }

const refuse = (problem: OrderProblem): PaidOrder => ({ ok: false, problem })

/**
 * The part of an order that can be taken back: from the cart to the money. Whatever has been begun stands in `begun`,
 * also when a step throws.
 */
export const payOrder = async (
  services: OrderServices,
  task: OrderTask,
  steps: StepRunner,
  begun: Begun,
): Promise<PaidOrder> => {
  const { ledger, providers } = services
  const { attemptId, orderNumber, currency } = task
  const { attempt, patiently } = steps

  const checked = await attempt('validateLines', () => validateLines(services, task))
  if (!checked.ok) return refuse({ kind: 'refused', code: processingErrors.validate })
  if (!checked.value.ok) return refuse(checked.value.problem)
  const { plan, customerId, isPlus } = checked.value
  const { charge, creditCents } = plan

  const credit =
    creditCents > 0 && customerId
      ? { attemptId, customerId, currency, cents: creditCents, orderNumber }
      : undefined
  if (credit) {
    begun.credit = credit
    if (!(await patiently('holdCredit', () => ledger.hold(credit)))) {
      delete begun.credit
      return refuse({ kind: 'credit-missing' })
    }
  }

  const provider = charge ? providers.find(charge.provider) : undefined
  if (charge && !provider) return refuse({ kind: 'payment-missing' })
  if (charge && provider) {
    begun.charged = { provider, charge, isCaptured: false }
    const held = await authorisePayment(services, task, steps, provider, charge)
    if (held.reference) begun.charged = { ...begun.charged, reference: held.reference }
    else delete begun.charged
    if (!held.ok) return refuse(held.problem)
  }
  const { charged } = begun

  begun.records = [
    ...(charged?.reference
      ? [
          {
            key: attemptId,
            paymentInterface: charged.provider.paymentInterface(charged.charge.kind),
            method: charged.charge.kind,
            reference: charged.reference,
            cents: charged.charge.cents,
            currency,
          },
        ]
      : []),
    ...(credit
      ? [
          {
            key: `${attemptId}-credit`,
            paymentInterface: 'spoondollars',
            method: 'store-credit',
            reference: `${attemptId}-credit`,
            cents: creditCents,
            currency,
          },
        ]
      : []),
  ]
  const paymentIds = await patiently('recordPayment', async () => {
    const ids: string[] = []
    for (const record of begun.records) {
      const id = await recordAuthorisation(services, record)
      if (!id) return undefined
      ids.push(id)
    }
    return ids
  })
  if (!paymentIds) return refuse({ kind: 'refused', code: processingErrors.credit })

  const isInvoice = charge?.kind === 'purchase-order'
  begun.isOrdering = true
  const order = await patiently('createOrder', () =>
    createOrder(services, task, {
      paymentIds,
      purchaseOrderNumber: isInvoice ? charge.token : undefined,
    }),
  )
  if (!order.ok) {
    // Refused for no known reason: there may be an order all the same.
    begun.isOrdering = order.problem.kind === 'refused'
    return refuse(order.problem)
  }
  const isNumbered =
    order.orderNumber === orderNumber ||
    (await patiently('setOrderNumber', () => setOrderNumber(services, task, order.orderId)))
  if (!isNumbered) return refuse({ kind: 'refused', code: processingErrors.number })

  if (charged?.reference) {
    const { reference } = charged
    const amount = { cents: charged.charge.cents, currency }
    const taken = await patiently('capture', () => charged.provider.capture(reference, attemptId, amount))
    if (taken.kind === 'refused') return refuse({ kind: 'capture-refused' })
    begun.charged = { ...charged, isCaptured: true }
  }
  // A hold that was let go from outside meanwhile pays for nothing.
  if (credit && !(await patiently('spendCredit', () => ledger.settle(credit, 'spent')))) {
    const { captureFullCredit, credit: deduct } = processingErrors
    return refuse({ kind: 'refused', code: charged ? deduct : captureFullCredit })
  }
  return { ok: true, isInvoice, newMember: isPlus && customerId ? customerId : undefined }
}
