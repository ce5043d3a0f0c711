import { guardHost, securityHeaders, setSecurityHeaders } from '@selvedge/service'
import type { Telemetry } from '@selvedge/service/telemetry'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { Database } from './db/database.ts'
import { callerOf } from './graphql/caller.ts'
import { checkGraphQLBody } from './graphql/checkGraphQLBody.ts'
import { type ContextSource, createContext } from './graphql/context.ts'
import { limits } from './graphql/limits/limits.ts'
import { createGraphQLServer } from './graphql/server.ts'
import { HttpProblem, httpProblemBody } from './http/httpProblem.ts'
import { limitBody } from './http/limitBody.ts'
import type { Log } from './log/log.ts'
import { requestLog } from './log/requestLog.ts'
import { AuthError, authErrorBody } from './oauth/authError.ts'
import { oauthRoutes } from './oauth/routes.ts'
import { seededVersion } from './seed/marker.ts'
import { createRateLimits } from './tries/createRateLimits.ts'
import { TooManyTries } from './tries/tries.ts'
import { type SourceRules, triesOf } from './tries/triesOf.ts'

export type AppOptions = ContextSource & {
  readonly log: Log
  readonly images: Hono
  readonly sources: SourceRules
  /** Host names that requests may use, in addition to those of this machine and of the public URL. */
  readonly allowedHosts: readonly string[]
  readonly telemetry?: Telemetry | undefined
  /** Whether the service is shutting down: it still serves requests but reports that it is not ready. */
  readonly isDraining: () => boolean
}

const isReady = async (db: Database): Promise<boolean> => {
  try {
    await db.execute(sql`select 1`)
    return (await seededVersion(db)) !== undefined
  } catch {
    return false
  }
}

const challengeOf = ({ code }: AuthError): string =>
  code === 'invalid_client' ? 'Basic realm="platform"' : `Bearer realm="platform", error="${code}"`

/** The HTTP app: OAuth, GraphQL, product images and health checks. */
export const createApp = (options: AppOptions): Hono => {
  const { db, projectKey, log, now } = options
  const { sources } = options
  const limited = createRateLimits()
  const graphql = createGraphQLServer(projectKey, log)
  const app = new Hono()

  if (options.telemetry) app.use(options.telemetry.traceRequests())
  app.use(requestLog(log))
  app.use(setSecurityHeaders(securityHeaders(options.publicUrl)))
  app.use(guardHost([new URL(options.publicUrl).host, ...options.allowedHosts]))
  const shared = cors({ exposeHeaders: ['retry-after', 'x-correlation-id'] })
  app.use('/oauth/*', shared, limitBody(16_384))
  app.use(`/${projectKey}/*`, shared, limitBody(limits.bytes))
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const ready = !options.isDraining() && (await isReady(db))
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
  })
  app.route('/oauth', oauthRoutes({ db, projectKey, now, tries: (c) => triesOf(c, limited, sources) }))
  app.route('/pictures', options.images)
  app.post(`/${projectKey}/graphql`, async (c) => {
    const caller = await callerOf(db, c.req.header('authorization'), projectKey, now())
    const body = await c.req.text()
    checkGraphQLBody(body)
    const tries = triesOf(c, limited, sources)
    const headers = { 'content-type': 'application/json', accept: 'application/json' }
    const request = new Request(c.req.url, { method: 'POST', headers, body })
    return graphql.fetch(request, createContext(options, caller, tries) as never)
  })

  app.notFound((c) => c.json({ statusCode: 404, message: 'The requested resource was not found.' }, 404))
  app.onError((error, c) => {
    if (error instanceof TooManyTries) {
      c.header('retry-after', String(error.retryAfter))
      return c.json(authErrorBody(new AuthError(429, 'too_many_requests', error.message)), 429)
    }
    if (error instanceof AuthError) {
      if (error.status === 401) c.header('www-authenticate', challengeOf(error))
      return c.json(authErrorBody(error), error.status)
    }
    if (error instanceof HttpProblem) return c.json(httpProblemBody(error), error.status)
    log.error({ err: error }, 'a request failed')
    return c.json(httpProblemBody(new HttpProblem(500, 'General', 'Internal server error.')), 500)
  })
  return app
}
