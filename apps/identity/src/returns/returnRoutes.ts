import { createHash } from 'node:crypto'
import { returnProblem } from '@selvedge/cart-domain/server'
import { Hono } from 'hono'
import { type CallerEnv, owns } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import { operations } from '../openapi/operations.ts'
import type { OrderServices } from '../order/services.ts'
import { findReturnOrder, type RequestReturn } from './requestReturn.ts'
import type { ReturnStore } from './returnStore.ts'

type Dependencies = {
  readonly callers: Callers
  readonly services: OrderServices
  readonly returns: ReturnStore
  readonly requestReturn: RequestReturn
}

/** Requests returns for the visitors who placed the order, and for visitors with the key of an order's link. */
export const returnRoutes = ({
  callers,
  services,
  returns,
  requestReturn,
}: Dependencies): Hono<CallerEnv> => {
  const app = new Hono<CallerEnv>()
  app.use('/order-returns', callers.ensureCaller)
  app.post('/order-returns', async (context) => {
    const body = await readBody(context, operations.returnItems.body)
    if (!body.ok) return invalidBody(context, body)
    const { orderNumber, key, requestId, items, reason, comment = '' } = body.value
    const order = await findReturnOrder(services, orderNumber)
    const isLink = key !== undefined && services.orderLinks.isValid(orderNumber, key)
    if (!order || !(isLink || owns(context.get('caller'), order)))
      return context.json({ kind: 'missing' }, 404)

    const fingerprint = createHash('sha256')
      .update(JSON.stringify([items, reason, comment]))
      .digest('hex')
    const earlier = await returns.ofRequest(orderNumber, requestId)
    // A refused request starts no workflow.
    if (!earlier && returnProblem(order, items, new Date())) return context.json({ kind: 'refused' }, 422)
    const state = await requestReturn({ orderNumber, requestId, fingerprint, items, reason, comment })
    if (state.kind === 'running') return context.json({ state: 'running', number: null }, 202)
    if (state.kind === 'refused') return context.json({ kind: 'refused' }, 422)
    const { number } = state.row
    return state.row.fingerprint === fingerprint
      ? context.json({ state: 'requested', number }, 202)
      : context.json({ kind: 'key-reused' }, 422)
  })
  return app
}
