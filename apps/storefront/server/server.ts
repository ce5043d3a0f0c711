import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { warmImages } from '@selvedge/images'
import {
  compressResponses,
  createLog,
  createStopNotice,
  listen,
  serveAssets,
  shutdownGracefully,
} from '@selvedge/service'
import { startTelemetry } from '@selvedge/service/telemetry'
import { Hono } from 'hono'
import { createShop, routePattern } from './createShop.ts'
import { shopHeaders } from './http/securityHeaders.ts'
import { readSettings } from './settings/settings.ts'

// Collects garbage when the heap has grown by half. By default it grows to several times what is in use (decision 93).
setFlagsFromString('--heap-growing-percent=50')

const settings = readSettings(process.env)
if ('problem' in settings) {
  process.stderr.write(`storefront: ${settings.problem}\n`)
  process.exit(1)
}

const log = createLog({ name: 'storefront', level: settings.LOG_LEVEL })

// This file is built into build/server.
const clientFolder = fileURLToPath(new URL('../client', import.meta.url))

const telemetry = await startTelemetry(process.env, {
  service: 'storefront',
  continues: false,
  services: [settings.IDENTITY_URL, settings.COMMERCE_AUTH_URL, settings.COMMERCE_API_URL],
})

const stopNotice = createStopNotice()

const app = new Hono()
app.use(stopNotice.middleware)
app.use(compressResponses())
app.use(serveAssets(clientFolder, shopHeaders(settings.origin)))
if (telemetry) app.use(telemetry.traceRequests(routePattern))
app.route('/', createShop(settings, log, clientFolder))

const listening = await listen(app.fetch, {
  port: settings.STOREFRONT_PORT,
  host: settings.STOREFRONT_HOST,
  variables: 'STOREFRONT',
})
if ('problem' in listening) {
  process.stderr.write(`storefront: ${listening.problem}\n`)
  process.exit(1)
}
const { server, port } = listening
log.info({ port }, 'listening')

const further: Server[] = []
for (const [variables, furtherPort] of [
  ['LARKHOUSE', settings.LARKHOUSE_PORT],
  ['CHECKOUT', settings.CHECKOUT_PORT],
] as const) {
  if (furtherPort === undefined) continue
  const opened = await listen(app.fetch, { port: furtherPort, host: settings.STOREFRONT_HOST, variables })
  if ('problem' in opened) {
    process.stderr.write(`storefront: ${opened.problem}\n`)
    process.exit(1)
  }
  further.push(opened.server)
}

/** How long load balancers have to notice that the shop is not ready, in ms. Ctrl+C in a terminal stops at once. */
const NOTICE_MS = 2_000

const stop = (signal: string): void => {
  const service = { drain: stopNotice.announce, close: async () => undefined }
  const times = { noticeMs: signal === 'SIGTERM' ? NOTICE_MS : 0, graceMs: 5_000 }
  const servers = [server, ...further]
  void Promise.allSettled(servers.map((each) => shutdownGracefully(each, service, times)))
    .then(() => telemetry?.stop())
    .finally(() => process.exit(0))
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The supervisor has ended: nothing else would stop this process.
process.once('disconnect', () => stop('disconnect'))

const images = await warmImages(app.fetch, settings.origin, settings.warmUpPaths)
if (images > 0) log.info({ images }, 'images were rendered ahead')
