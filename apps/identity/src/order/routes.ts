import { createHash, randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { type CallerEnv, ownerKey, requireCaller } from '../caller/caller.ts'
import { readBody } from '../http/body.ts'
import { ownCart } from '../payment/ownCart.ts'
import type { Attempt } from './attemptStore.ts'
import type { PlaceOrder } from './placeOrder.ts'
import type { OrderServices } from './services.ts'
import { startAttempt } from './startAttempt.ts'

const Submit = v.object({
  cartId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  /** What the shopper saw on the review page. */
  total: v.object({
    currencyCode: v.pipe(v.string(), v.length(3)),
    centAmount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
})

const shown = (attempt: Attempt) => ({
  id: attempt.id,
  state: attempt.state,
  orderNumber: attempt.state === 'placed' ? attempt.orderNumber : null,
  problem: attempt.problem,
})

/** Placing an order and asking how it goes. */
export const orderRoutes = (services: OrderServices, placeOrder: PlaceOrder): Hono<CallerEnv> => {
  const { attempts, commerce } = services
  const app = new Hono<CallerEnv>()
  app.use('/orders', requireCaller(commerce.flows))
  app.use('/orders/*', requireCaller(commerce.flows))

  app.post('/orders', async (context) => {
    const caller = context.get('caller')
    const key = context.req.header('idempotency-key') ?? ''
    if (!/^[\w-]{8,100}$/.test(key)) return context.json({ kind: 'invalid', field: 'Idempotency-Key' }, 422)
    const body = await readBody(context, Submit)
    if (!body.ok) return context.json({ kind: 'invalid', field: body.field }, 422)

    const fingerprint = createHash('sha256').update(JSON.stringify(body.value)).digest('hex')
    const earlier = await attempts.byKey(ownerKey(caller), key)
    if (earlier && earlier.fingerprint !== fingerprint) return context.json({ kind: 'key-reused' }, 422)
    if (!earlier && !(await ownCart(commerce, caller, body.value.cartId)))
      return context.json({ kind: 'missing' }, 404)

    const attempt = await attempts.begin({
      id: randomUUID(),
      cartId: body.value.cartId,
      owner: ownerKey(caller),
      idempotencyKey: key,
      fingerprint,
      expectedCents: body.value.total.centAmount,
      currency: body.value.total.currencyCode,
    })
    if (!attempt) return context.json({ kind: 'unavailable' }, 503)
    if (attempt.state === 'running') await startAttempt(placeOrder, attempt)
    return context.json(shown(attempt), 202)
  })

  app.get('/orders/:id', async (context) => {
    const id = context.req.param('id')
    const attempt = v.is(v.pipe(v.string(), v.uuid()), id) ? await attempts.find(id) : undefined
    if (!attempt || attempt.owner !== ownerKey(context.get('caller')))
      return context.json({ kind: 'missing' }, 404)
    return context.json(shown(attempt))
  })

  return app
}
