import { serve } from '@hono/node-server'
import pino from 'pino'
import { createApp } from './app.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(process.env)
if ('problem' in settings) {
  process.stderr.write(`payment-sandbox: ${settings.problem}\n`)
  process.exit(1)
}

const log = pino({ name: 'payment-sandbox', level: process.env.LOG_LEVEL ?? 'info' })
const server = serve({ fetch: createApp(settings).fetch, port: settings.port }, ({ port }) =>
  log.info({ port }, 'listening'),
)

const stop = (): void => {
  server.close(() => process.exit(0))
  if ('closeAllConnections' in server) server.closeAllConnections()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The supervisor is gone: nobody would stop this process otherwise.
process.once('disconnect', stop)
