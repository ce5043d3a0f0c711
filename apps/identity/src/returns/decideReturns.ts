import { DBOS } from '@dbos-inc/dbos-sdk'
import { refundCents } from '@selvedge/cart-domain/server'
import { type Order, UpdateOrderDocument } from '@selvedge/commerce-client/server'
import { CommerceUnavailable, runMutation, valueOrRefusal } from '../commerce/commerce.ts'
import { declinedReturnMail, refundMail } from '../mail/returnMails.ts'
import { createStepRunner } from '../order/runStep.ts'
import type { OrderServices } from '../order/services.ts'
import { creditKeyOf, findPayment, recordPartRefund } from '../order/steps/platformPayments.ts'
import type { StepObserver } from '../order/steps.ts'
import { findReturnOrder } from './requestReturn.ts'
import type { OrderReturnRow, ReturnStore } from './returnStore.ts'

type Dependencies = { readonly services: OrderServices; readonly returns: ReturnStore }

type ReturnItem = Order['returnInfo'][number]['items'][number]
type ItemAction =
  | { setReturnShipmentState: { returnItemId: string; shipmentState: 'Returned' } }
  | { setReturnPaymentState: { returnItemId: string; paymentState: 'Refunded' | 'NotRefunded' } }

const INVOICE = 'PurchaseOrder'

/**
 * Carries out operators' decisions about returns as durable workflows. A received return is refunded: first to the
 * payment, up to the amount that it paid, and the rest to the store credit. Every finished step is recorded, and a
 * repeated step has no further effect.
 *
 * Returns the job that starts the workflows of new decisions.
 */
export const registerDecideReturns = (
  { services, returns }: Dependencies,
  observe: StepObserver = () => undefined,
) => {
  const { attempts, commerce, ledger, log, mailer, orderLinks, patienceMs, providers, restMs, retryMs } =
    services

  /** Updates the items of a return on the platform. Throws when the platform does not have the return yet. */
  const changeItems = async (
    { number, orderNumber }: OrderReturnRow,
    actionsOf: (item: ReturnItem) => ItemAction[],
  ): Promise<void> => {
    const order = await findReturnOrder(services, orderNumber)
    if (!order) return
    const info = order.returnInfo.find(({ returnTrackingId }) => returnTrackingId === number)
    if (!info) throw new CommerceUnavailable('The order does not contain the return yet.')
    const actions = info.items.flatMap(actionsOf)
    if (actions.length === 0) return
    const saved = valueOrRefusal(
      await runMutation(commerce.server, UpdateOrderDocument, {
        id: order.id,
        version: order.version,
        actions,
      }),
    )
    // A conflict with another change of the order throws this error, too: the next try reads the order again.
    if (!saved.ok) throw new CommerceUnavailable(saved.problem.message)
  }

  const markReturned = (row: OrderReturnRow): Promise<void> =>
    changeItems(row, ({ id, shipmentState }) =>
      shipmentState === 'Advised'
        ? [{ setReturnShipmentState: { returnItemId: id, shipmentState: 'Returned' } }]
        : [],
    )

  const planRefund = async (row: OrderReturnRow) => {
    const attempt = await attempts.byOrderNumber(row.orderNumber)
    const order = await findReturnOrder(services, row.orderNumber)
    const payment = attempt && (await findPayment(services, attempt.id))
    const hold = attempt && (await ledger.findHold(attempt.id))
    const isInvoice = payment?.paymentMethodInfo.paymentInterface === INVOICE
    const paid = isInvoice || row.isRefundedElsewhere ? 0 : (payment?.amountPlanned.centAmount ?? 0)
    const credited = row.isRefundedElsewhere ? 0 : (hold?.cents ?? 0)
    const refund = await returns.planRefund(row, ({ units, paymentCents, creditCents }) => {
      const cents = order ? refundCents(order, row.items, units) : 0
      const toPayment = Math.min(cents, Math.max(0, paid - paymentCents))
      return {
        paymentCents: toPayment,
        creditCents: Math.min(cents - toPayment, Math.max(0, credited - creditCents)),
      }
    })
    return { ...refund, isInvoice }
  }

  const refundPayment = async ({ orderNumber, number }: OrderReturnRow, cents: number): Promise<void> => {
    const attempt = await attempts.byOrderNumber(orderNumber)
    const provider = attempt?.provider ? providers.find(attempt.provider) : undefined
    if (!attempt || !provider || cents === 0) return
    const { id: key, currency, reference } = attempt
    const found = reference ?? (await provider.referenceOf({ key, orderNumber }))
    if (!found) throw new Error('The provider does not find the payment of a return.')
    await provider.refund(found, { key: `${key}:${number}`, name: number, cents, currency })
  }

  const refundCredit = async ({ orderNumber, number }: OrderReturnRow, cents: number): Promise<void> => {
    const attempt = await attempts.byOrderNumber(orderNumber)
    const hold = attempt && (await ledger.findHold(attempt.id))
    if (hold) await ledger.refundPart(`return:${number}`, { ...hold, orderNumber }, cents)
  }

  const record = async (row: OrderReturnRow, paymentCents: number, creditCents: number): Promise<void> => {
    const attempt = await attempts.byOrderNumber(row.orderNumber)
    if (attempt) {
      const refund = { interactionId: row.number, currency: attempt.currency }
      if (paymentCents > 0) await recordPartRefund(services, attempt.id, { ...refund, cents: paymentCents })
      if (creditCents > 0)
        await recordPartRefund(services, creditKeyOf(attempt.id), { ...refund, cents: creditCents })
    }
    const paymentState = row.state === 'declined' ? 'NotRefunded' : 'Refunded'
    await changeItems(row, ({ id, paymentState: before }) =>
      before === 'Initial' ? [{ setReturnPaymentState: { returnItemId: id, paymentState } }] : [],
    )
  }

  const announce = async (
    row: OrderReturnRow,
    refund: { paymentCents: number; creditCents: number; isInvoice: boolean } | undefined,
  ): Promise<void> => {
    const { number, orderNumber, declineReason } = row
    const order = await findReturnOrder(services, orderNumber)
    if (!order?.customerEmail) return
    const format = new Intl.NumberFormat(order.locale ?? 'en-US', {
      style: 'currency',
      currency: order.totalPrice.currencyCode,
      currencyDisplay: 'narrowSymbol',
    })
    const money = (cents: number): string => (cents > 0 ? format.format(cents / 100) : '')
    const url = orderLinks.returnUrlOf(orderNumber, number)
    await mailer.store({
      key: `return:${number}:${row.state}`,
      to: order.customerEmail,
      ...(refund
        ? refundMail(number, url, {
            payment: money(refund.paymentCents),
            credit: money(refund.creditCents),
            isInvoice: refund.isInvoice && !row.isRefundedElsewhere,
          })
        : declinedReturnMail(number, url, declineReason ?? '')),
    })
  }

  const workflow = DBOS.registerWorkflow(
    async (row: OrderReturnRow): Promise<void> => {
      const { runUntilDone } = createStepRunner(
        { observe, log, retryMs },
        { attemptId: row.number, patienceMs, restMs },
      )
      await runUntilDone('markReturned', () => markReturned(row))
      const refund =
        row.state === 'received' ? await runUntilDone('planRefund', () => planRefund(row)) : undefined
      const { paymentCents = 0, creditCents = 0 } = refund ?? {}
      if (refund) {
        await runUntilDone('refundPayment', () => refundPayment(row, paymentCents))
        await runUntilDone('refundCredit', () => refundCredit(row, creditCents))
      }
      await runUntilDone('recordRefund', () => record(row, paymentCents, creditCents))
      await runUntilDone('announceDecision', () =>
        services.sites.forOrder(row.orderNumber, () => announce(row, refund)),
      )
      await runUntilDone('finishReturn', () => returns.finish(row))
      log.info({ returnNumber: row.number, state: row.state }, 'return was decided')
    },
    { name: 'decideReturn' },
  )

  /** Starts the workflow of every decision; a workflow that already runs continues. */
  return async (): Promise<void> => {
    for (const row of await returns.decided())
      await DBOS.startWorkflow(workflow, { workflowID: `return-decision:${row.number}` })(row)
  }
}
