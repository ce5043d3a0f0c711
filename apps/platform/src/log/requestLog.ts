import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'
import { requestIdFrom, runWithRequestId } from './requestId.ts'

const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

const longestPath = 200

/**
 * Assigns each request an id (the caller's if it is valid) and logs its end. Logs the path without the query, which can
 * contain email addresses and tokens.
 */
export const requestLog =
  (log: Log): MiddlewareHandler =>
  (c, next) => {
    const id = requestIdFrom(c.req.header('x-correlation-id'), c.req.header('x-request-id'))
    return runWithRequestId(id, async () => {
      const start = performance.now()
      c.header('x-correlation-id', id)
      await next()
      // Successful health probes are not logged.
      if (probes.has(c.req.path) && c.res.status < 400) return
      const ms = Math.round(performance.now() - start)
      const path = c.req.path.slice(0, longestPath)
      log.info({ method: c.req.method, path, status: c.res.status, ms }, 'request')
    })
  }
