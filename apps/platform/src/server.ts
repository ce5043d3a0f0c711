import { listen, shutdownGracefully } from '@selvedge/service'
import { startTelemetry } from '@selvedge/service/telemetry'
import { Client } from 'pg'
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

const fail = (message: string) => (error: unknown) => {
  log.error({ err: error }, message)
  process.exit(1)
}

process.once('uncaughtException', fail('an uncaught error ended the platform'))

const telemetry = await startTelemetry(process.env, { service: 'platform', continues: true, services: [] })
telemetry?.traceQueries(Client)

const platform = await startPlatform(settings, log, telemetry).catch(
  fail('the platform could not start; check the database of DATABASE_URL'),
)

const listening = await listen(platform.app.fetch, {
  port: settings.port,
  host: settings.host,
  variables: 'PLATFORM',
})
if ('problem' in listening) {
  process.stderr.write(`platform: ${listening.problem}\n`)
  process.exit(1)
}
const { server, port } = listening
log.info({ port, project: settings.projectKey }, 'the platform is listening')

// After SIGTERM, the server waits until load balancers have noticed that it stops. After Ctrl+C it stops immediately.
const noticeMs = 2_000

const stop = (signal: string): void => {
  log.info({ signal }, 'stopping')
  const times = { noticeMs: signal === 'SIGTERM' ? noticeMs : 0, graceMs: 5_000 }
  shutdownGracefully(server, platform, times)
    .then(() => telemetry?.stop())
    .then(() => process.exit(0), fail('the platform did not stop in time'))
}

process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// Stops this process when its parent process ends.
process.once('disconnect', () => stop('disconnect'))
