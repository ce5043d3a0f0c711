import { GetOrderByNumberDocument } from '@selvedge/commerce-client/server'
import { Hono } from 'hono'
import { type Caller, type CallerEnv, owns } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { runQuery, valueOrThrow } from '../commerce/commerce.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import { operations } from '../openapi/operations.ts'
import type { CancelPlacedOrder } from './cancelPlacedOrder.ts'
import type { OrderServices } from './services.ts'

type Dependencies = {
  readonly callers: Callers
  readonly services: OrderServices
  readonly cancel: CancelPlacedOrder
}

/** Cancels orders for the visitors who placed them, and for visitors with the key of an order's link. */
export const cancellationRoutes = ({ callers, services, cancel }: Dependencies): Hono<CallerEnv> => {
  const { attempts, commerce, orderLinks } = services
  const app = new Hono<CallerEnv>()
  app.use('/order-cancellations', callers.ensureCaller)

  const isOwnOrder = async (caller: Caller, orderNumber: string): Promise<boolean> => {
    const { order } = valueOrThrow(await runQuery(commerce.server, GetOrderByNumberDocument, { orderNumber }))
    return order !== null && owns(caller, order)
  }
  const isAllowed = async (caller: Caller, orderNumber: string, key: string | undefined): Promise<boolean> =>
    (key !== undefined && orderLinks.isValid(orderNumber, key)) || isOwnOrder(caller, orderNumber)

  app.post('/order-cancellations', async (context) => {
    const body = await readBody(context, operations.cancelOrder.body)
    if (!body.ok) return invalidBody(context, body)
    const { orderNumber, key } = body.value
    const attempt = await attempts.byOrderNumber(orderNumber)
    if (attempt?.state !== 'placed' || !(await isAllowed(context.get('caller'), orderNumber, key)))
      return context.json({ kind: 'missing' }, 404)
    const state = await cancel(attempt)
    return state === 'refused' ? context.json({ kind: 'refused' }, 422) : context.json({ state }, 202)
  })
  return app
}
