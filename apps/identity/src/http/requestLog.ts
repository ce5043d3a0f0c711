import { createMiddleware } from 'hono/factory'
import type { Logger } from 'pino'
import { traced } from '../trace/trace.ts'

const quiet = ['/healthz', '/readyz', '/metrics']

/** Runs a request under its id, which is also sent to the platform, and logs the result. */
export const requestLog = (log: Logger) =>
  createMiddleware<{ Variables: { requestId: string } }>(async (context, next) => {
    const requestId = context.get('requestId')
    const begun = performance.now()
    await traced(requestId, next)
    const { path, method } = context.req
    const { status } = context.res
    const level = status >= 500 ? 'error' : quiet.includes(path) ? 'debug' : 'info'
    log[level]({ requestId, method, path, status, ms: Math.round(performance.now() - begun) }, 'request')
  })
