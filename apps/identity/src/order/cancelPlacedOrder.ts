import { DBOS } from '@dbos-inc/dbos-sdk'
import { canCancelOrder } from '@selvedge/cart-domain/server'
import { UpdateOrderDocument } from '@selvedge/commerce-client/server'
import { CommerceUnavailable, runMutation, valueOrRefusal } from '../commerce/commerce.ts'
import { cancellationMail } from '../mail/cancellationMail.ts'
import type { Attempt } from './attemptStore.ts'
import { createStepRunner } from './runStep.ts'
import type { OrderServices, OrderTask } from './services.ts'
import { findOrder } from './steps/findOrder.ts'
import { creditKeyOf, findPayment, recordTransaction } from './steps/platformPayments.ts'
import type { StepObserver } from './steps.ts'

/** Whether an order is cancelled, can no longer be cancelled, or is still being checked. */
export type CancellationState = 'cancelled' | 'refused' | 'running'

/** The workflow's event that contains whether the order is cancelled. */
const DECIDED = 'decided'
/** Seconds for which a request waits for this event. */
const PATIENCE_SECONDS = 10

/**
 * Cancels a placed order as a durable workflow. The order is closed first, so that it is not printed, then all parts of the payment
 * are returned. Every finished step is recorded, and a repeated step has no further effect.
 */
export const registerCancelPlacedOrder = (
  services: OrderServices,
  observe: StepObserver = () => undefined,
) => {
  const { attempts, commerce, ledger, log, mailer, orderLinks, patienceMs, providers, restMs, retryMs } =
    services

  /**
   * Closes the order; returns `false` when the order is being printed or was printed. The platform releases the
   * reserved stock.
   */
  const closeOrder = async (task: OrderTask): Promise<boolean> => {
    const order = await findOrder(services, task)
    if (!order) return false
    // An earlier run of this step closed the order.
    if (order.orderState === 'Cancelled') return true
    if (!canCancelOrder(order)) return false
    const saved = valueOrRefusal(
      await runMutation(commerce.server, UpdateOrderDocument, {
        id: order.id,
        version: order.version,
        actions: [{ changeOrderState: { orderState: 'Cancelled' } }],
      }),
    )
    // A conflict with another change of the order throws this error, too: the next try reads the order again.
    if (!saved.ok) throw new CommerceUnavailable(saved.problem.message)
    return true
  }

  const returnPayment = async (task: OrderTask): Promise<void> => {
    const { attemptId: key, orderNumber, currency } = task
    const attempt = await attempts.find(key)
    const provider = attempt?.provider ? providers.find(attempt.provider) : undefined
    const payment = await findPayment(services, key)
    if (!provider || !payment) return
    const reference = attempt?.reference ?? (await provider.referenceOf({ key, orderNumber }))
    if (reference)
      await provider.release(reference, key, { cents: payment.amountPlanned.centAmount, currency })
  }

  const returnCredit = async (task: OrderTask): Promise<void> => {
    const hold = await ledger.findHold(task.attemptId)
    if (hold) await ledger.refund({ ...hold, orderNumber: task.orderNumber })
  }

  /** Records the refunds. A purchase order has none, because nothing was paid. */
  const recordReturn = async ({ attemptId, currency }: OrderTask): Promise<void> => {
    for (const key of [attemptId, creditKeyOf(attemptId)]) {
      const payment = await findPayment(services, key)
      if (!payment) continue
      const { paymentInterface, method } = payment.paymentMethodInfo
      const record = {
        key,
        paymentInterface: paymentInterface ?? '',
        method: method ?? '',
        reference: payment.interfaceId ?? key,
        cents: payment.amountPlanned.centAmount,
        currency,
      }
      const isInvoice = paymentInterface === 'PurchaseOrder'
      if (!isInvoice) await recordTransaction(services, record, 'Charge')
      await recordTransaction(services, record, isInvoice ? 'CancelAuthorization' : 'Refund')
    }
  }

  const announce = async (task: OrderTask): Promise<void> => {
    const order = await findOrder(services, task)
    if (order?.customerEmail)
      await mailer.store({
        key: `order-cancelled:${task.orderNumber}`,
        to: order.customerEmail,
        ...cancellationMail(task.orderNumber, orderLinks.urlOf(task.orderNumber)),
      })
  }

  const workflow = DBOS.registerWorkflow(
    async (task: OrderTask): Promise<void> => {
      const { runUntilDone } = createStepRunner({ observe, log, retryMs }, task)
      const isClosed = await runUntilDone('closeOrder', () => closeOrder(task))
      await DBOS.setEvent(DECIDED, isClosed ? 'cancelled' : 'refused')
      if (!isClosed) return
      await runUntilDone('returnPayment', () => returnPayment(task))
      await runUntilDone('returnCredit', () => returnCredit(task))
      await runUntilDone('recordReturn', () => recordReturn(task))
      await runUntilDone('announceCancellation', () =>
        services.sites.forOrder(task.orderNumber, () => announce(task)),
      )
      log.info({ attemptId: task.attemptId }, 'order was cancelled by its customer')
    },
    { name: 'cancelPlacedOrder' },
  )

  /**
   * Cancels the order that an attempt placed. The workflow's id is the order's, so that a second request returns the result of the
   * first one.
   */
  return async (attempt: Attempt): Promise<CancellationState> => {
    const workflowID = `cancel:${attempt.orderNumber}`
    await DBOS.startWorkflow(workflow, { workflowID })({
      attemptId: attempt.id,
      cartId: attempt.cartId,
      orderNumber: attempt.orderNumber,
      expectedCents: attempt.expectedCents,
      currency: attempt.currency,
      returnUrl: '',
      patienceMs,
      restMs,
    })
    return (await DBOS.getEvent<CancellationState>(workflowID, DECIDED, PATIENCE_SECONDS)) ?? 'running'
  }
}

export type CancelPlacedOrder = ReturnType<typeof registerCancelPlacedOrder>
