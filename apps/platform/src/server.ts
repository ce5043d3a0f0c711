import { serve } from '@hono/node-server'
import { createLog } from './log/log.ts'
import { startPlatform } from './platform.ts'
import { readSettings } from './settings/settings.ts'
import { stopGently } from './stopGently.ts'

const read = readSettings(process.env)
if (!read.ok) {
  console.error(read.reason)
  process.exit(1)
}
const { settings } = read
const log = createLog(settings.logLevel)

const fail = (message: string) => (error: unknown) => {
  log.error({ err: error }, message)
  process.exit(1)
}

process.once('uncaughtException', fail('the platform ended by a bug'))

const platform = await startPlatform(settings, log).catch(
  fail('the platform could not start; is the database of DATABASE_URL there?'),
)

const server = serve(
  {
    fetch: platform.app.fetch,
    port: settings.port,
    // Who sends a byte a second is cut off, so that others are served.
    serverOptions: { headersTimeout: 8_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 },
  },
  () => log.info({ port: settings.port, project: settings.projectKey }, 'the platform is listening'),
)
server.once('error', fail(`the platform cannot listen on port ${settings.port}; is PLATFORM_PORT taken?`))

// Only who stops a service behind a load balancer sends SIGTERM; at a terminal nobody wants to wait.
const noticeMs = 2_000

const stop = (signal: string): void => {
  log.info({ signal }, 'stopping')
  const times = { noticeMs: signal === 'SIGTERM' ? noticeMs : 0, graceMs: 5_000 }
  stopGently(server, platform, times).then(() => process.exit(0), fail('the platform did not stop in time'))
}

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The supervisor is gone: nobody would stop this process otherwise.
process.once('disconnect', () => stop('disconnect'))
