import { createLog, listen } from '@selvedge/service'
import { createSandbox } from './sandbox.ts'
import { readSettings } from './settings.ts'

const settings = readSettings(process.env)
if ('problem' in settings) {
  process.stderr.write(`payment-sandbox: ${settings.problem}\n`)
  process.exit(1)
}

const log = createLog({ name: 'payment-sandbox', level: settings.logLevel })
const sandbox = createSandbox({ settings, log })
const listening = await listen(sandbox.app.fetch, {
  port: settings.port,
  host: settings.host,
  variables: 'PAYMENT_SANDBOX',
})
if ('problem' in listening) {
  process.stderr.write(`payment-sandbox: ${listening.problem}\n`)
  process.exit(1)
}
const { server, port } = listening
log.info({ port }, 'listening')

const stop = (): void => {
  log.info('stopping')
  sandbox.drain()
  sandbox.close()
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  // Calls that hang on purpose would delay the stop.
  setTimeout(() => server.closeAllConnections(), settings.graceMs).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// Stops this process when the supervisor ends. Without this handler, the process would continue to run.
process.once('disconnect', stop)
