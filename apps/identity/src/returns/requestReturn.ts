import { DBOS } from '@dbos-inc/dbos-sdk'
import { returnProblem } from '@selvedge/cart-domain/server'
import { GetOrderByNumberDocument, type Order, UpdateOrderDocument } from '@selvedge/commerce-client/server'
import {
  CommerceUnavailable,
  requireField,
  runMutation,
  runQuery,
  valueOrRefusal,
  valueOrThrow,
} from '../commerce/commerce.ts'
import { returnRequestMail } from '../mail/returnMails.ts'
import { createStepRunner } from '../order/runStep.ts'
import type { OrderServices } from '../order/services.ts'
import type { StepObserver } from '../order/steps.ts'
import type { OrderReturnRow, ReturnRequest, ReturnStore } from './returnStore.ts'

type Dependencies = { readonly services: OrderServices; readonly returns: ReturnStore }

/** Whether a return was stored, cannot be stored, or is still being checked. */
export type ReturnState =
  | { readonly kind: 'requested'; readonly row: Pick<OrderReturnRow, 'number' | 'fingerprint'> }
  | { readonly kind: 'refused' }
  | { readonly kind: 'running' }

/** The workflow's event that contains whether the return was stored. */
const DECIDED = 'decided'
/** Seconds for which a request waits for this event. */
const PATIENCE_SECONDS = 10

/** An order by its number. */
export const findReturnOrder = async (
  { commerce }: Pick<OrderServices, 'commerce'>,
  orderNumber: string,
): Promise<Order | undefined> =>
  requireField(
    valueOrThrow(await runQuery(commerce.server, GetOrderByNumberDocument, { orderNumber })).order,
  ) ?? undefined

/** An order with the returns that this service stored, and those that only the platform knows. */
const withReturns = (order: Order, rows: readonly OrderReturnRow[]) => {
  const stored = rows.map(({ number }) => number)
  return {
    ...order,
    returnInfo: [
      ...order.returnInfo.filter(({ returnTrackingId }) => !stored.includes(returnTrackingId ?? '')),
      ...rows,
    ],
  }
}

/**
 * Requests returns as a durable workflow. It assigns a number to the return, adds the return to the platform's order,
 * and sends a mail to the customer. Every finished step is recorded, and a repeated step has no further effect.
 */
export const registerRequestReturn = (
  { services, returns }: Dependencies,
  observe: StepObserver = () => undefined,
) => {
  const { commerce, log, mailer, orderLinks, patienceMs, restMs, retryMs } = services

  const store = async (request: ReturnRequest): Promise<OrderReturnRow | undefined> => {
    const order = await findReturnOrder(services, request.orderNumber)
    if (!order) return undefined
    const others = order.returnInfo.flatMap(({ returnTrackingId }) => returnTrackingId ?? [])
    return returns.store(
      { ...request, customerId: order.customerId },
      others,
      (rows) => returnProblem(withReturns(order, rows), request.items, new Date()) === undefined,
    )
  }

  const addReturnInfo = async ({ number, orderNumber, items, reason }: OrderReturnRow): Promise<void> => {
    const order = await findReturnOrder(services, orderNumber)
    if (!order || order.returnInfo.some(({ returnTrackingId }) => returnTrackingId === number)) return
    const saved = valueOrRefusal(
      await runMutation(commerce.server, UpdateOrderDocument, {
        id: order.id,
        version: order.version,
        actions: [
          {
            addReturnInfo: {
              returnTrackingId: number,
              returnDate: new Date().toISOString(),
              items: items.map(({ lineItemId, quantity }) => ({
                lineItemId,
                quantity,
                comment: reason,
                shipmentState: 'Advised' as const,
              })),
            },
          },
        ],
      }),
    )
    // A conflict with another change of the order throws this error, too: the next try reads the order again.
    if (!saved.ok) throw new CommerceUnavailable(saved.problem.message)
  }

  const announce = async ({ number, orderNumber }: OrderReturnRow): Promise<void> => {
    const order = await findReturnOrder(services, orderNumber)
    if (order?.customerEmail)
      await mailer.store({
        key: `return:${number}`,
        to: order.customerEmail,
        ...returnRequestMail(number, orderLinks.returnUrlOf(orderNumber, number)),
      })
  }

  const workflow = DBOS.registerWorkflow(
    async (request: ReturnRequest): Promise<void> => {
      const task = { attemptId: `${request.orderNumber}:${request.requestId}`, patienceMs, restMs }
      const { runUntilDone } = createStepRunner({ observe, log, retryMs }, task)
      const row = await runUntilDone('storeReturn', () => store(request))
      if (row) {
        await runUntilDone('addReturnInfo', () => addReturnInfo(row))
        await DBOS.setEvent(DECIDED, row)
        await runUntilDone('announceReturn', () =>
          services.sites.forOrder(row.orderNumber, () => announce(row)),
        )
      } else await DBOS.setEvent(DECIDED, 'refused')
    },
    { name: 'requestReturn' },
  )

  /** Requests a return. The workflow's id is the request's, so that a second submit returns the result of the first one. */
  return async (request: ReturnRequest): Promise<ReturnState> => {
    const workflowID = `return:${request.orderNumber}:${request.requestId}`
    await DBOS.startWorkflow(workflow, { workflowID })(request)
    const decided = await DBOS.getEvent<OrderReturnRow | 'refused'>(workflowID, DECIDED, PATIENCE_SECONDS)
    if (!decided) return { kind: 'running' }
    return decided === 'refused' ? { kind: 'refused' } : { kind: 'requested', row: decided }
  }
}

export type RequestReturn = ReturnType<typeof registerRequestReturn>
