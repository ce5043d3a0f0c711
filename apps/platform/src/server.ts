import { serve } from '@hono/node-server'
import { createLog } from './log/log.ts'
import { startPlatform } from './platform.ts'
import { readSettings } from './settings/settings.ts'

const read = readSettings(process.env)
if (!read.ok) {
  console.error(read.reason)
  process.exit(1)
}
const { settings } = read
const log = createLog(settings.logLevel)

const platform = await startPlatform(settings, log).catch((error: Error) => {
  log.error({ err: error }, 'the platform could not start')
  process.exit(1)
})

const server = serve({ fetch: platform.app.fetch, port: settings.port }, () =>
  log.info({ port: settings.port, project: settings.projectKey }, 'the platform is listening'),
)

const graceMs = 7_000

const stop = (signal: string): void => {
  log.info({ signal }, 'stopping')
  // Connections that are kept alive without a request would hold the stop up.
  setTimeout(() => process.exit(1), graceMs).unref()
  server.close(() => {
    platform.close().finally(() => process.exit(0))
  })
}

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The supervisor is gone: nobody would stop this process otherwise.
process.once('disconnect', () => stop('disconnect'))
