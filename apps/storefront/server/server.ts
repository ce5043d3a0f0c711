import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { Hono } from 'hono'
import pino from 'pino'
import { createContextMaker } from './context/createContext.ts'
import { assets } from './http/assets.ts'
import { compressPages } from './http/compressPages.ts'
import { createApp } from './http/createApp.ts'
import { readSettings } from './settings/settings.ts'

const settings = readSettings(process.env)
if ('problem' in settings) {
  process.stderr.write(`storefront: ${settings.problem}\n`)
  process.exit(1)
}

const log = pino({ name: 'storefront', level: settings.LOG_LEVEL })
const serverBuild = fileURLToPath(new URL('../build/server/index.js', import.meta.url))
const build: ServerBuild = await import(serverBuild)
const handle = createRequestHandler(build, 'production')

const app = new Hono()
app.use(compressPages())
app.use(assets(fileURLToPath(new URL('../build/client', import.meta.url))))
app.route(
  '/',
  createApp({
    settings,
    log,
    makeContext: createContextMaker(settings, log),
    page: (request, shop) => handle(request, { shop }),
  }),
)

const server = serve(
  {
    fetch: app.fetch,
    port: settings.STOREFRONT_PORT,
    // Whoever sends a byte a second is cut off, so that others are served.
    serverOptions: { headersTimeout: 8_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  },
  ({ port }) => log.info({ port }, 'listening'),
)

const stop = (): void => {
  server.close(() => process.exit(0))
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  setTimeout(() => process.exit(0), 8_000).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The supervisor is gone: nobody would stop this process otherwise.
process.once('disconnect', stop)
