import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import type pg from 'pg'
import { accountRoutes } from './account/routes.ts'
import type { PlaceOrder } from './order/placeOrder.ts'
import { orderRoutes } from './order/routes.ts'
import type { OrderServices } from './order/services.ts'
import { paymentRoutes } from './payment/routes.ts'

type AppOptions = {
  readonly services: OrderServices
  readonly placeOrder: PlaceOrder
  readonly pool: pg.Pool
  readonly siteKey: string
}

/** The REST interface of the identity backend. `{product}` in its paths is the site's key. */
export const createApp = ({ services, placeOrder, pool, siteKey }: AppOptions): Hono => {
  const app = new Hono()
  app.use(requestId())
  app.use(
    '/api/*',
    bodyLimit({ maxSize: 64 * 1024, onError: (context) => context.json({ kind: 'too-large' }, 413) }),
  )

  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    try {
      await pool.query('select 1')
      return context.json({ status: 'ready' })
    } catch {
      return context.json({ status: 'database-unreachable' }, 503)
    }
  })

  const product = `/api/${siteKey}`
  app.route(product, accountRoutes(services.commerce))
  app.route(product, paymentRoutes(services.commerce, services.provider, services.payments))
  app.route(product, orderRoutes(services, placeOrder))

  app.notFound((context) => context.json({ kind: 'missing' }, 404))
  app.onError((error, context) => {
    services.log.error(
      { requestId: context.req.header('x-request-id'), path: context.req.path, reason: error.message },
      'request failed',
    )
    return context.json({ kind: 'unavailable' }, 503)
  })
  return app
}
