import { startTelemetry } from '@selvedge/service/telemetry'
import pg from 'pg'
import { createLog } from './log/createLog.ts'
import { readSettings } from './settings/settings.ts'
import { startIdentity } from './startIdentity.ts'

const settings = readSettings(process.env)
if ('problem' in settings) {
  process.stderr.write(`identity: ${settings.problem}\n`)
  process.exit(1)
}

const log = createLog(settings.LOG_LEVEL)
const fail = (message: string) => (error: unknown) => {
  log.fatal({ reason: error }, message)
  process.exit(1)
}
// Logs the error, because Node would print it with the parameters of a failed query.
process.once('uncaughtException', fail('an uncaught error ended the service'))

const telemetry = await startTelemetry(process.env, {
  service: 'identity',
  continues: true,
  services: [settings.COMMERCE_AUTH_URL, settings.COMMERCE_API_URL],
})
telemetry?.traceQueries(pg.Client)

const identity = await startIdentity(settings, log, undefined, telemetry).catch(
  fail('the service could not start'),
)
if ('problem' in identity) {
  process.stderr.write(`identity: ${identity.problem}\n`)
  process.exit(1)
}

/** How long load balancers have to notice that the service is not ready, in ms. */
const NOTICE_MS = 2_000

const stop = (signal: string): void => {
  // Connections and steps that do not end would delay the stop.
  setTimeout(() => process.exit(0), 8_000).unref()
  void identity
    .stop(signal === 'SIGTERM' ? NOTICE_MS : 0)
    .then(() => telemetry?.stop())
    .finally(() => process.exit(0))
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// Stops when the supervisor has ended; otherwise this process would run on.
process.once('disconnect', () => stop('disconnect'))
