import { createHash, randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type CallerEnv, ownerKey } from '../caller/caller.ts'
import type { Callers } from '../caller/createCallers.ts'
import { visitorOf } from '../experiments/experimentVisitor.ts'
import type { ExposureStore } from '../experiments/exposureStore.ts'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import type { Limits } from '../limits/createLimits.ts'
import { tooManyRequests } from '../limits/tooManyRequests.ts'
import { operations } from '../openapi/operations.ts'
import { ownCart } from '../payment/ownCart.ts'
import { giveUpApproval, wakeAttempt } from './approvalSweeper.ts'
import type { Attempt } from './attemptStore.ts'
import { messageOf } from './orderFailure.ts'
import type { OrderServices } from './services.ts'

type Dependencies = {
  readonly callers: Callers
  readonly services: OrderServices
  readonly limits: Limits
  readonly exposures: Pick<ExposureStore, 'digestOfKnown'>
  readonly start: (attempt: Attempt) => Promise<void>
}

const renderAttempt = (attempt: Attempt) => ({
  id: attempt.id,
  state: attempt.state,
  orderNumber: attempt.state === 'placed' ? attempt.orderNumber : null,
  problem: attempt.problem,
  message: attempt.problem ? messageOf(attempt.problem) : null,
  approval: attempt.state === 'running' && attempt.approvalUrl ? { url: attempt.approvalUrl } : null,
})

/** Routes that place an order and return its state. */
export const orderRoutes = (dependencies: Dependencies): Hono<CallerEnv> => {
  const { callers, services, limits, exposures, start } = dependencies
  const { attempts, commerce, sites } = services
  const app = new Hono<CallerEnv>()
  app.use('/orders/*', callers.requireCaller)
  app.use('/carts/:cartId/order', callers.requireCaller)

  app.post('/orders', async (context) => {
    const caller = context.get('caller')
    const owner = ownerKey(caller)
    const key = context.req.header('idempotency-key') ?? ''
    if (!/^[\w-]{8,100}$/.test(key)) return context.json({ kind: 'invalid', field: 'Idempotency-Key' }, 422)
    const exceeded = await limits.consume('placeOrder', owner)
    if (exceeded) return tooManyRequests(context, exceeded)
    const body = await readBody(context, operations.placeOrder.body)
    if (!body.ok) return invalidBody(context, body)
    const { cartId, total, returnUrl, reviewed } = body.value
    if (returnUrl && !(await sites.isSiteOrigin(new URL(returnUrl).origin)))
      return context.json({ kind: 'invalid', field: 'returnUrl' }, 422)

    const fingerprint = createHash('sha256').update(JSON.stringify(body.value)).digest('hex')
    const earlier = await attempts.byKey(owner, key)
    if (earlier && earlier.fingerprint !== fingerprint) return context.json({ kind: 'key-reused' }, 422)
    if (!earlier && !(await ownCart(commerce, caller, cartId))) return context.json({ kind: 'missing' }, 404)

    const attempt = await attempts.getOrCreate({
      id: randomUUID(),
      cartId,
      owner,
      idempotencyKey: key,
      fingerprint,
      expectedCents: total.centAmount,
      currency: total.currencyCode,
      returnUrl,
      reviewed,
      experimentVisitor: await exposures.digestOfKnown(visitorOf(context, caller)),
    })
    if (!attempt) return context.json({ kind: 'unavailable' }, 503)
    if (attempt.idempotencyKey === key && attempt.fingerprint !== fingerprint)
      return context.json({ kind: 'key-reused' }, 422)
    if (attempt.state === 'running') await start(attempt)
    return context.json(renderAttempt(attempt), 202)
  })

  app.get('/carts/:cartId/order', async (context) => {
    const attempt = await attempts.activeOfCart(context.req.param('cartId'))
    return attempt?.owner === ownerKey(context.get('caller'))
      ? context.json(renderAttempt(attempt))
      : context.json({ kind: 'missing' }, 404)
  })

  const ownAttempt = async (context: Context<CallerEnv>): Promise<Attempt | undefined> => {
    const id = context.req.param('id') ?? ''
    const attempt = v.is(v.pipe(v.string(), v.uuid()), id) ? await attempts.find(id) : undefined
    return attempt?.owner === ownerKey(context.get('caller')) ? attempt : undefined
  }

  app.get('/orders/:id', async (context) => {
    const attempt = await ownAttempt(context)
    return attempt ? context.json(renderAttempt(attempt)) : context.json({ kind: 'missing' }, 404)
  })

  app.post('/orders/:id/approved', async (context) => {
    const attempt = await ownAttempt(context)
    if (!attempt) return context.json({ kind: 'missing' }, 404)
    if (attempt.approvalUrl) await wakeAttempt(attempt.id, randomUUID())
    return context.json(renderAttempt(attempt), 202)
  })

  app.post('/orders/:id/given-up', async (context) => {
    const attempt = await ownAttempt(context)
    if (!attempt) return context.json({ kind: 'missing' }, 404)
    if (attempt.approvalUrl) await giveUpApproval(attempt.id)
    return context.json(renderAttempt(attempt), 202)
  })

  return app
}
