import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pino from 'pino'
import { createShop } from './createShop.ts'
import { assets } from './http/assets.ts'
import { compressPages } from './http/compressPages.ts'
import { readSettings } from './settings/settings.ts'

const settings = readSettings(process.env)
if ('problem' in settings) {
  process.stderr.write(`storefront: ${settings.problem}\n`)
  process.exit(1)
}

const log = pino({ name: 'storefront', level: settings.LOG_LEVEL })

const app = new Hono()
app.use(compressPages())
// This file is built into build/server.
app.use(assets(fileURLToPath(new URL('../client', import.meta.url))))
app.route('/', createShop(settings, log))

const server = serve(
  {
    fetch: app.fetch,
    port: settings.STOREFRONT_PORT,
    // A client that sends a byte a second is disconnected, so that others are served.
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
// The supervisor has ended: nothing else would stop this process.
process.once('disconnect', stop)
