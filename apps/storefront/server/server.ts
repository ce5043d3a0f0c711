import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pino from 'pino'
import { createShop } from './createShop.ts'
import { assets } from './http/assets.ts'
import { compressPages } from './http/compressPages.ts'
import { securityHeaders } from './http/securityHeaders.ts'
import { warmImages } from './images/warmImages.ts'
import { readSettings } from './settings/settings.ts'

const settings = readSettings(process.env)
if ('problem' in settings) {
  process.stderr.write(`storefront: ${settings.problem}\n`)
  process.exit(1)
}

const log = pino({ name: 'storefront', level: settings.LOG_LEVEL })

let isStopping = false

const app = new Hono()
app.get('/readyz', (context, next) => (isStopping ? context.json({ status: 'stopping' }, 503) : next()))
app.use(async (context, next) => {
  await next()
  // The client opens another connection, to a process that goes on.
  if (isStopping) context.header('connection', 'close')
})
app.use(compressPages())
// This file is built into build/server.
app.use(assets(fileURLToPath(new URL('../client', import.meta.url)), securityHeaders(settings)))
app.route('/', createShop(settings, log))

const server = serve(
  {
    fetch: app.fetch,
    port: settings.STOREFRONT_PORT,
    hostname: settings.STOREFRONT_HOST,
    // A client that sends a byte a second is disconnected, so that others are served.
    serverOptions: { headersTimeout: 8_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  },
  async ({ port }) => {
    log.info({ port }, 'listening')
    const images = await warmImages(app.fetch, settings.origin, settings.warmUpPaths)
    if (images > 0) log.info({ images }, 'images were rendered ahead')
  },
)

/** How long load balancers have to notice that the shop is not ready, in ms. Ctrl+C in a terminal stops at once. */
const NOTICE_MS = 2_000

const stop = async (signal: string): Promise<void> => {
  isStopping = true
  if (signal === 'SIGTERM') await setTimeout(NOTICE_MS)
  server.close(() => process.exit(0))
  if ('closeIdleConnections' in server) server.closeIdleConnections()
  await setTimeout(5_000, undefined, { ref: false })
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The supervisor has ended: nothing else would stop this process.
process.once('disconnect', () => stop('disconnect'))
