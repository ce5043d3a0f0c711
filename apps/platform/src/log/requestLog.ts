import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'
import { asRequest, requestIdFrom } from './requestId.ts'

const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

const longestPath = 200

/**
 * Gives each request an id (the caller's, if it sent a sensible one) and logs its end. Paths only: queries may carry
 * mail addresses and tokens.
 */
export const requestLog =
  (log: Log): MiddlewareHandler =>
  (c, next) => {
    const id = requestIdFrom(c.req.header('x-correlation-id'), c.req.header('x-request-id'))
    return asRequest(id, async () => {
      const start = performance.now()
      c.header('x-correlation-id', id)
      await next()
      // Probes come every few seconds and say nothing.
      if (probes.has(c.req.path) && c.res.status < 400) return
      const ms = Math.round(performance.now() - start)
      const path = c.req.path.slice(0, longestPath)
      log.info({ method: c.req.method, path, status: c.res.status, ms }, 'request')
    })
  }
