import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'

/**
 * Logs one line for each request, with its id. Logs the route instead of the path, which may contain tokens; never
 * logs bodies.
 */
export const requestLog =
  (log: Logger): MiddlewareHandler =>
  async (context, next) => {
    const from = performance.now()
    await next()
    const fields = {
      requestId: context.get('requestId'),
      method: context.req.method,
      route: routePath(context, -1),
      status: context.res.status,
      ms: Math.round(performance.now() - from),
    }
    if (fields.route === '/healthz' || fields.route === '/readyz') log.debug(fields, 'request')
    else log.info(fields, 'request')
  }
