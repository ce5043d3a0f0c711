import type { PaymentKind, PaymentProvider } from '../providers/paymentProvider.ts'
import { authorisePayment } from './authorisePayment.ts'
import { cancelOrder, recordRelease, releaseCredit, releasePayment } from './compensations.ts'
import type { Saga } from './createSaga.ts'
import { processingErrors } from './orderFailure.ts'
import type { OrderProblem } from './orderProblem.ts'
import type { StepRunner } from './runStep.ts'
import type { OrderServices, OrderTask } from './services.ts'
import { createOrder } from './steps/createOrder.ts'
import { creditKeyOf, type PaymentRecord, recordAuthorisation } from './steps/platformPayments.ts'
import { setOrderNumber } from './steps/setOrderNumber.ts'
import { validateLines } from './steps/validateLines.ts'

/** A paid order, or why there is none. */
export type PaidOrder =
  | { readonly ok: false; readonly problem: OrderProblem }
  | {
      readonly ok: true
      readonly records: readonly PaymentRecord[]
      readonly isInvoice: boolean
      readonly newMember: string | undefined
    }

/** An authorised payment. */
type Payment = {
  readonly provider: PaymentProvider
  readonly kind: PaymentKind
  readonly cents: number
  readonly reference: string
  readonly name: string | undefined
}

const refuse = (problem: OrderProblem): PaidOrder => ({ ok: false, problem })

/** Runs the reversible steps of an order, from the check of the cart to the payment. Each step has a compensation. */
export const payOrder = async (
  services: OrderServices,
  task: OrderTask,
  steps: StepRunner,
  { stage, step }: Saga,
): Promise<PaidOrder> => {
  const { ledger, providers } = services
  const { attemptId, orderNumber, currency } = task
  const { runRound, runWithDeadline } = steps

  const checked = await runRound('validateLines', () => validateLines(services, task))
  if (!checked.ok) return refuse({ kind: 'refused', code: processingErrors.validate })
  if (!checked.value.ok) return refuse(checked.value.problem)
  const { plan, customerId, isPlus } = checked.value
  const { charge, creditCents } = plan

  const credit =
    creditCents > 0 && customerId
      ? { attemptId, customerId, currency, cents: creditCents, orderNumber }
      : undefined
  if (credit) {
    const isHeld = await step(
      'holdCredit',
      () => ledger.hold(credit),
      (held) => (held === false ? undefined : releaseCredit(services, credit)),
    )
    if (!isHeld) return refuse({ kind: 'credit-missing' })
  }

  const provider = charge ? providers.find(charge.provider) : undefined
  if (charge && !provider) return refuse({ kind: 'payment-missing' })
  let payment: Payment | undefined
  if (charge && provider) {
    const held = await stage(
      'authorise',
      () => authorisePayment(services, task, steps, provider, charge),
      (result) =>
        result && !result.reference
          ? undefined
          : releasePayment(task, provider, charge.cents, result?.reference),
    )
    if (!held.ok) return refuse(held.problem)
    payment = {
      provider,
      kind: charge.kind,
      cents: charge.cents,
      reference: held.reference,
      name: charge.name,
    }
  }

  let isCaptured = false
  const records: readonly PaymentRecord[] = [
    ...(payment
      ? [
          {
            key: attemptId,
            paymentInterface: payment.provider.paymentInterface(payment.kind),
            method: payment.kind,
            name: payment.name,
            reference: payment.reference,
            cents: payment.cents,
            currency,
          },
        ]
      : []),
    ...(credit
      ? [
          {
            key: creditKeyOf(attemptId),
            paymentInterface: 'spoondollars',
            method: 'store-credit',
            reference: creditKeyOf(attemptId),
            cents: creditCents,
            currency,
          },
        ]
      : []),
  ]
  const paymentIds = await step(
    'recordPayment',
    async () => {
      const ids: string[] = []
      for (const record of records) {
        const id = await recordAuthorisation(services, record)
        if (!id) return undefined
        ids.push(id)
      }
      return ids
    },
    () =>
      records.length > 0
        ? recordRelease(services, records, ({ key }) => isCaptured && key === attemptId)
        : undefined,
  )
  if (!paymentIds) return refuse({ kind: 'refused', code: processingErrors.credit })

  const isInvoice = charge?.kind === 'purchase-order'
  const order = await step(
    'createOrder',
    () =>
      createOrder(services, task, {
        paymentIds,
        purchaseOrderNumber: isInvoice ? charge.token : undefined,
      }),
    // The compensation also runs after a refusal of unknown cause, because the order may exist nevertheless.
    (result) =>
      result && !result.ok && result.problem.kind !== 'refused' ? undefined : cancelOrder(services, task),
  )
  if (!order.ok) return refuse(order.problem)
  const isNumbered =
    order.orderNumber === orderNumber ||
    (await runWithDeadline('setOrderNumber', () => setOrderNumber(services, task, order.orderId)))
  if (!isNumbered) return refuse({ kind: 'refused', code: processingErrors.number })

  if (payment) {
    const { provider: payer, reference, cents } = payment
    const taken = await runWithDeadline('capture', () =>
      payer.capture(reference, attemptId, { cents, currency }),
    )
    if (taken.kind === 'refused') return refuse({ kind: 'capture-refused' })
    isCaptured = true
  }
  // A hold that was released outside of this workflow no longer covers the payment.
  if (credit && !(await runWithDeadline('spendCredit', () => ledger.settle(credit, 'spent')))) {
    const { captureFullCredit, credit: deduct } = processingErrors
    return refuse({ kind: 'refused', code: payment ? deduct : captureFullCredit })
  }
  return { ok: true, records, isInvoice, newMember: isPlus && customerId ? customerId : undefined }
}
