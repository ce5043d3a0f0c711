import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Hold } from '../ledger/createLedger.ts'
import { authorisePayment } from './authorisePayment.ts'
import { processingErrorOf, processingErrors } from './orderFailure.ts'
import type { OrderProblem } from './orderProblem.ts'
import { createStepRunner } from './runStep.ts'
import type { OrderServices, OrderTask } from './services.ts'
import { changeOrder } from './steps/changeOrder.ts'
import { confirm } from './steps/confirm.ts'
import { createOrder } from './steps/createOrder.ts'
import { grantPlus } from './steps/grantPlus.ts'
import { type PaymentRecord, recordAuthorisation, recordTransaction } from './steps/platformPayments.ts'
import { restoreCart } from './steps/restoreCart.ts'
import { setOrderNumber } from './steps/setOrderNumber.ts'
import { validateLines } from './steps/validateLines.ts'
import type { StepObserver } from './steps.ts'

export type PlaceOrder = (task: OrderTask) => Promise<void>

/**
 * Placing an order as a durable workflow: every finished step is written down, a crash resumes at the interrupted one,
 * and each step may run twice without effect. Whatever was held or taken is given back when the order does not come
 * about.
 */
export const registerPlaceOrder = (
  services: OrderServices,
  observe: StepObserver = () => undefined,
): PlaceOrder => {
  const { attempts, ledger, providers, log } = services

  const placeOrder = async (task: OrderTask): Promise<void> => {
    const { attemptId, orderNumber, currency } = task
    const steps = createStepRunner({ observe, log }, attemptId)
    const { attempt, untilDone } = steps

    const fail = (problem: OrderProblem): Promise<void> =>
      untilDone('finish', async () => {
        await attempts.finish(attemptId, problem)
        log.info(
          { attemptId, problem: problem.kind, error: processingErrorOf(problem) },
          'no order was placed',
        )
      })

    const checked = await attempt('validateLines', () => validateLines(services, task))
    if (!checked.ok) return fail({ kind: 'refused', code: processingErrors.validate })
    if (!checked.value.ok) return fail(checked.value.problem)
    const { plan, customerId, isPlus } = checked.value
    const { charge, creditCents } = plan

    const credit: Hold | undefined =
      creditCents > 0 && customerId
        ? { attemptId, customerId, currency, cents: creditCents, orderNumber }
        : undefined
    const releaseCredit = async (): Promise<void> => {
      if (credit) await untilDone('releaseCredit', () => ledger.settle(credit, 'released'))
    }
    if (credit && !(await untilDone('holdCredit', () => ledger.hold(credit))))
      return fail({ kind: 'credit-missing' })

    const provider = charge ? providers.find(charge.provider) : undefined
    if (charge && !provider) {
      await releaseCredit()
      return fail({ kind: 'payment-missing' })
    }
    const held =
      charge && provider ? await authorisePayment(services, task, steps, provider, charge) : undefined
    if (held && !held.ok) {
      const { reference } = held
      if (reference && provider && charge)
        await untilDone('releasePayment', () =>
          provider.release(reference, attemptId, { cents: charge.cents, currency }),
        )
      await releaseCredit()
      return fail(held.problem)
    }

    const records: PaymentRecord[] = []
    if (charge && provider && held)
      records.push({
        key: attemptId,
        paymentInterface: provider.paymentInterface(charge.kind),
        method: charge.kind,
        reference: held.reference,
        cents: charge.cents,
        currency,
      })
    if (credit)
      records.push({
        key: `${attemptId}-credit`,
        paymentInterface: 'spoondollars',
        method: 'store-credit',
        reference: `${attemptId}-credit`,
        cents: creditCents,
        currency,
      })
    const recordAll = async (type: 'Charge' | 'CancelAuthorization'): Promise<void> => {
      for (const record of records) await recordTransaction(services, record, type)
    }
    /** Gives back what was held or taken, and writes that down. */
    const release = async (): Promise<void> => {
      await untilDone('releasePayment', async () => {
        if (charge && provider && held)
          await provider.release(held.reference, attemptId, { cents: charge.cents, currency })
        await recordAll('CancelAuthorization')
      })
      await releaseCredit()
    }

    const paymentIds = await untilDone('recordPayment', async () => {
      const ids: string[] = []
      for (const record of records) ids.push(await recordAuthorisation(services, record))
      return ids
    })
    const isInvoice = charge?.kind === 'purchase-order'
    const order = await untilDone('createOrder', () =>
      createOrder(services, task, {
        paymentIds,
        purchaseOrderNumber: isInvoice ? charge.token : undefined,
      }),
    )
    if (!order.ok) {
      await release()
      return fail(order.problem)
    }
    if (order.orderNumber !== orderNumber)
      await untilDone('setOrderNumber', () => setOrderNumber(services, task, order.orderId))

    if (charge && provider && held) {
      const amount = { cents: charge.cents, currency }
      const captured = await untilDone('capture', () => provider.capture(held.reference, attemptId, amount))
      if (captured.kind === 'refused') {
        log.error({ attemptId }, processingErrors.capture)
        await untilDone('cancelOrder', () =>
          changeOrder(services, task, ({ orderState }) =>
            orderState === 'Cancelled'
              ? []
              : [
                  { changeOrderState: { orderState: 'Cancelled' } },
                  { changePaymentState: { paymentState: 'Failed' } },
                ],
          ),
        )
        await release()
        await untilDone('restoreCart', () => restoreCart(services, task))
        return fail({ kind: 'capture-refused' })
      }
    }
    if (credit) await untilDone('spendCredit', () => ledger.settle(credit, 'spent'))

    const paymentState = isInvoice ? 'BalanceDue' : 'Paid'
    await untilDone('markPaid', async () => {
      if (!isInvoice) await recordAll('Charge')
      await changeOrder(services, task, (now) =>
        now.paymentState === paymentState ? [] : [{ changePaymentState: { paymentState } }],
      )
    })
    if (isPlus && customerId) await untilDone('grantPlus', () => grantPlus(services, customerId))
    await untilDone('confirm', () => confirm(services, task))
    return untilDone('finish', () => attempts.finish(attemptId, undefined))
  }

  return DBOS.registerWorkflow(placeOrder, { name: 'placeOrder' })
}
