import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Log } from './log.ts'

export type RequestFields = { Variables: { requestId: string } }

const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

const given = /^[\w.-]{8,64}$/

/**
 * Gives each request an id (the caller's, if it sent a sensible one) and logs its end. Paths only: queries may carry
 * mail addresses and tokens.
 */
export const requestLog =
  (log: Log): MiddlewareHandler<RequestFields> =>
  async (c, next) => {
    const header = c.req.header('x-correlation-id') ?? ''
    const requestId = given.test(header) ? header : randomUUID()
    const start = performance.now()
    c.set('requestId', requestId)
    c.header('x-correlation-id', requestId)
    await next()
    // Probes come every few seconds and say nothing.
    if (probes.has(c.req.path) && c.res.status < 400) return
    const ms = Math.round(performance.now() - start)
    log.info({ requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  }
