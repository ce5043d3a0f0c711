import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Database } from './db/database.ts'
import { callerOf } from './graphql/caller.ts'
import { type ContextSource, createContext } from './graphql/context.ts'
import { limits } from './graphql/limits.ts'
import { createGraphQLServer } from './graphql/server.ts'
import type { Log } from './log/log.ts'
import { type RequestFields, requestLog } from './log/requestLog.ts'
import { AuthError, authErrorBody } from './oauth/authError.ts'
import { oauthRoutes } from './oauth/routes.ts'
import { seededVersion } from './seed/marker.ts'

export type AppOptions = ContextSource & {
  readonly log: Log
  readonly pictures: Hono
}

const isReady = async (db: Database): Promise<boolean> => {
  try {
    await db.execute(sql`select 1`)
    return (await seededVersion(db)) !== undefined
  } catch {
    return false
  }
}

/** The platform's HTTP surface: auth host and API host in one, pictures, health. */
export const createApp = (options: AppOptions): Hono<RequestFields> => {
  const { db, projectKey, log, now } = options
  const graphql = createGraphQLServer(projectKey, log)
  const app = new Hono<RequestFields>()

  app.use(requestLog(log))
  app.use('/oauth/*', cors(), bodyLimit({ maxSize: 16_384 }))
  app.use(`/${projectKey}/*`, cors(), bodyLimit({ maxSize: limits.bytes }))
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    const ready = await isReady(db)
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
  })
  app.route('/oauth', oauthRoutes({ db, projectKey, now }))
  app.route('/pictures', options.pictures)
  app.post(`/${projectKey}/graphql`, async (c) => {
    const caller = await callerOf(db, c.req.header('authorization'), projectKey, now())
    return graphql.fetch(c.req.raw, createContext(options, caller) as never)
  })

  app.notFound((c) => c.json({ statusCode: 404, message: 'The requested resource was not found.' }, 404))
  app.onError((error, c) => {
    if (error instanceof AuthError) {
      if (error.status === 401) c.header('www-authenticate', 'Bearer realm="platform", error="invalid_token"')
      return c.json(authErrorBody(error), error.status)
    }
    log.error({ err: error, requestId: c.get('requestId') }, 'a request failed')
    const message = 'Internal server error.'
    return c.json({ statusCode: 500, message, errors: [{ code: 'General', message }] }, 500)
  })
  return app
}
