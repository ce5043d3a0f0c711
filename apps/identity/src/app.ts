import { guardHost, requireKey, securityHeaders, setSecurityHeaders } from '@selvedge/service'
import type { Telemetry } from '@selvedge/service/telemetry'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { requestId } from 'hono/request-id'
import type pg from 'pg'
import type { Logger } from 'pino'
import { refuseUnstorablePath } from './http/refuseUnstorablePath.ts'
import { requestLog } from './http/requestLog.ts'
import type { Metrics } from './metrics/createMetrics.ts'
import { openApi } from './openapi/openApi.ts'
import { allowSites, guardOrigin } from './origin/guardOrigin.ts'

type AppOptions = {
  readonly pool: pg.Pool
  readonly metrics: Metrics
  readonly log: Logger
  readonly publicUrl: string
  /** Whether pages of an origin may call with credentials. */
  readonly isSiteOrigin: (origin: string) => Promise<boolean>
  readonly cookieName: string
  /** Host names that requests may use, in addition to those of this machine and of the public URL. */
  readonly allowedHosts: readonly string[]
  /** Whether `/metrics` exists, and the key that it requires. */
  readonly metricsAccess: { readonly isOpen: boolean; readonly key: string | undefined }
  /** Fails the readiness check while the service stops. */
  readonly stopNotice: MiddlewareHandler
  readonly telemetry: Telemetry | undefined
  /** Mounts the routes. */
  readonly mount: (app: Hono) => void
}

const BODY_LIMIT = 64 * 1024
/** The maximum size of a support message in bytes: three images of 5 MB in base64, and the text. */
const SUPPORT_BODY_LIMIT = 21 * 1024 * 1024

/** Creates the application: the middleware that all routes share, and the routes. */
export const createApp = (options: AppOptions): Hono => {
  const { pool, metrics, log, publicUrl, isSiteOrigin, cookieName, allowedHosts, metricsAccess, mount } =
    options
  const app = new Hono()
  app.use(requestId({ limitLength: 100 }))
  app.use(metrics.time)
  if (options.telemetry) app.use(options.telemetry.traceRequests())
  app.use(requestLog(log))
  app.use(setSecurityHeaders(securityHeaders(publicUrl)))
  app.use(guardHost([new URL(publicUrl).host, ...allowedHosts]))
  const limitBody = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (context) => context.json({ kind: 'too-large' }, 413) })
  const limits = { usual: limitBody(BODY_LIMIT), support: limitBody(SUPPORT_BODY_LIMIT) }
  app.use((context, next) =>
    (context.req.path.endsWith('/support-messages') ? limits.support : limits.usual)(context, next),
  )
  app.use('/api/*', allowSites(isSiteOrigin))
  app.use('/api/*', guardOrigin({ isSiteOrigin, cookieName }))
  app.use('/api/*', async (context, next) => {
    await next()
    // A route whose response is the same for all callers sets its own header.
    if (!context.res.headers.has('cache-control')) context.header('cache-control', 'private, no-store')
  })
  app.use('/api/*', refuseUnstorablePath)

  app.use(options.stopNotice)
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    try {
      await pool.query('select 1')
      return context.json({ status: 'ready' })
    } catch {
      return context.json({ status: 'database-unreachable' }, 503)
    }
  })
  if (metricsAccess.isOpen)
    app.get('/metrics', requireKey(metricsAccess.key), async (context) => {
      context.header('content-type', metrics.contentType)
      return context.body(await metrics.text())
    })
  app.get('/openapi.json', (context) => context.json(openApi(publicUrl, cookieName)))

  mount(app)

  app.notFound((context) => context.json({ kind: 'missing' }, 404))
  app.onError((error, context) => {
    log.error(
      { requestId: context.res.headers.get('x-request-id'), path: context.req.path, reason: error },
      'request failed',
    )
    return context.json({ kind: 'unavailable' }, 503)
  })
  return app
}
