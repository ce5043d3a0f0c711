import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { consoleRoutes } from './console/routes.ts'
import { cardFieldsRoutes } from './fields/routes.ts'
import { hostedPageRoutes } from './hosted/routes.ts'
import type { Settings } from './settings.ts'
import { createStore } from './store/createStore.ts'
import { openJournal } from './store/journal.ts'
import { createFaults } from './stripe/faults.ts'
import { stripeRoutes } from './stripe/routes.ts'

/** The whole sandbox: the provider's API, its hosted page, its card fields and a console. */
export const createApp = (settings: Settings): Hono => {
  const store = createStore(openJournal(settings.dataDir))
  const faults = createFaults()
  const app = new Hono()
  app.use(requestId())
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', (context) => context.json({ status: 'ready' }))
  app.get('/', (context) => context.redirect('/console'))
  app.route(
    '/',
    stripeRoutes({ store, faults, secretKey: settings.secretKey, publicUrl: settings.publicUrl }),
  )
  app.route('/', hostedPageRoutes(store))
  app.route('/', cardFieldsRoutes(store, settings.shopOrigins, settings.publicUrl))
  app.route('/', consoleRoutes(store, faults))
  return app
}
