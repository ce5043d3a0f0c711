import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { readBody } from '../http/body.ts'
import { invalidBody } from '../http/invalidBody.ts'
import { isShop, type SourceRules } from '../limits/source.ts'
import { operations } from '../openapi/operations.ts'
import type { Handovers } from './createHandovers.ts'

/**
 * Routes that hand a session over to another origin of the shop. Only the shop's server may call them; it sends its
 * key.
 */
export const handoverRoutes = (handovers: Handovers, rules: Pick<SourceRules, 'shopKey'>): Hono => {
  const app = new Hono()
  app.use(
    createMiddleware(async (context, next) =>
      isShop(context, rules)
        ? next()
        : context.json({ kind: 'forbidden', message: 'Only the shop’s server may call this.' }, 403),
    ),
  )
  app.post('/', async (context) => {
    const body = await readBody(context, operations.createHandover.body)
    if (!body.ok) return invalidBody(context, body)
    return context.json({ code: await handovers.store(body.value.state) }, 201)
  })
  app.post('/redeem', async (context) => {
    const body = await readBody(context, operations.redeemHandover.body)
    if (!body.ok) return invalidBody(context, body)
    const state = await handovers.redeem(body.value.code)
    return state === undefined ? context.json({ kind: 'missing' }, 404) : context.json({ state })
  })
  return app
}
