import { DBOS } from '@dbos-inc/dbos-sdk'
import { serve } from '@hono/node-server'
import pino from 'pino'
import { createApp } from './app.ts'
import { createCommerce } from './commerce/commerce.ts'
import { openDatabase } from './db/openDatabase.ts'
import { createAttemptStore } from './order/attemptStore.ts'
import { registerPlaceOrder } from './order/placeOrder.ts'
import { startAttempt } from './order/startAttempt.ts'
import { createCartPaymentStore } from './payment/cartPaymentStore.ts'
import { createStripeProvider } from './providers/stripeProvider.ts'
import { readSettings } from './settings/settings.ts'

const settings = readSettings(process.env)
if ('problem' in settings) {
  process.stderr.write(`identity: ${settings.problem}\n`)
  process.exit(1)
}

const log = pino({ name: 'identity', level: settings.LOG_LEVEL })
const { database, pool } = await openDatabase(settings.DATABASE_URL, log)
const services = {
  attempts: createAttemptStore(database),
  commerce: createCommerce(settings),
  payments: createCartPaymentStore(database),
  provider: createStripeProvider(settings),
  log,
}

const placeOrder = registerPlaceOrder(services)
DBOS.setConfig({
  name: 'identity',
  systemDatabaseUrl: settings.DATABASE_URL,
  executorID: settings.IDENTITY_EXECUTOR_ID,
  // Fixed, so that orders begun before a deployment are finished after it.
  applicationVersion: 'place-order-1',
  logLevel: 'warn',
})
await DBOS.launch()
// An attempt whose process died between its row and its workflow has no workflow yet.
for (const attempt of await services.attempts.running()) await startAttempt(placeOrder, attempt)

const server = serve(
  {
    fetch: createApp({ services, placeOrder, pool, siteKey: settings.SITE_KEY }).fetch,
    port: settings.IDENTITY_PORT,
  },
  ({ port }) => log.info({ port }, 'listening'),
)

const stop = (): void => {
  server.close(async () => {
    await DBOS.shutdown()
    await pool.end()
    process.exit(0)
  })
  setTimeout(() => process.exit(0), 8_000).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
// The supervisor is gone: nobody would stop this process otherwise.
process.once('disconnect', stop)
