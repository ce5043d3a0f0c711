import { guardHost, requireKey, securityHeaders, setSecurityHeaders } from '@selvedge/service'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { requestId } from 'hono/request-id'
import type { Logger } from 'pino'
import type { AfterpayAccount } from './afterpay/account.ts'
import { afterpayPage } from './afterpay/approvalPage.ts'
import { afterpayRoutes } from './afterpay/routes.ts'
import type { BraintreeAccount } from './braintree/account.ts'
import { braintreeCardPage } from './braintree/cardPage.ts'
import { braintreeChallengePage } from './braintree/challengePage.ts'
import { createPublisher as braintreePublisher } from './braintree/createPublisher.ts'
import { braintreeRoutes } from './braintree/routes.ts'
import { settlementClock } from './braintree/settlement.ts'
import { consoleRoutes } from './console/routes.ts'
import { createFaults } from './faults/createFaults.ts'
import { faultRoutes } from './faults/routes.ts'
import { cardFieldsRoutes } from './fields/routes.ts'
import { hostedPageRoutes } from './hosted/routes.ts'
import { refuseOtherOrigins } from './http/refuseOtherOrigins.ts'
import { requestLog } from './http/requestLog.ts'
import { payPalRoutes } from './paypal/routes.ts'
import type { Settings } from './settings.ts'
import { createStore } from './store/createStore.ts'
import { openJournal } from './store/journal.ts'
import type { Account } from './stripe/account.ts'
import { challengePage } from './stripe/challengePage.ts'
import { createPublisher } from './stripe/createPublisher.ts'
import { stripeRoutes } from './stripe/routes.ts'
import { createWebhooks } from './webhooks/createWebhooks.ts'
import { endpointsOf } from './webhooks/endpointsOf.ts'
import { webhookRoutes } from './webhooks/routes.ts'

type Options = {
  readonly settings: Settings
  readonly log: Logger
  readonly now?: () => Date
  /** Milliseconds before each retry of a webhook. */
  readonly retryMs?: readonly number[]
}

const RETRY_MS = [1000, 5000, 30_000, 120_000, 600_000]
const BODY_BYTES = 256 * 1024

/** A running sandbox: its web application, and how to stop it. */
export type Sandbox = {
  readonly app: Hono
  /** Makes `/readyz` return 503 from now on, so that load balancers send no new requests. */
  readonly drain: () => void
  /** Stops all timers. */
  readonly close: () => void
}

/** Creates the sandbox: the providers' APIs, their hosted pages, card fields, webhooks, faults and a console. */
export const createSandbox = ({
  settings,
  log,
  now = () => new Date(),
  retryMs = RETRY_MS,
}: Options): Sandbox => {
  const { publicUrl, shopOrigins } = settings
  const store = createStore(openJournal(settings.dataDir))
  const faults = createFaults(settings.slowMs)
  const webhooks = createWebhooks({
    store,
    log,
    now,
    retryMs,
    keys: settings.braintree,
    endpoints: endpointsOf(settings),
  })
  const stripe: Account = { store, now, publicUrl, publish: createPublisher(store, webhooks, now) }
  const settlements = settlementClock(settings.braintree.settleAfterMs)
  const braintree: BraintreeAccount = {
    store,
    now,
    publicUrl,
    merchantId: settings.braintree.merchantId,
    duplicateSeconds: settings.braintree.duplicateSeconds,
    publish: braintreePublisher(webhooks, now),
    scheduleSettlement: (id) => settlements.schedule(braintree, id),
  }
  const afterpay: AfterpayAccount = { store, now, publicUrl }
  let isReady = true

  const app = new Hono()
  app.use(requestId())
  app.use(requestLog(log))
  app.use(setSecurityHeaders(securityHeaders(publicUrl)))
  app.use(guardHost(settings.hosts))
  app.use(bodyLimit({ maxSize: BODY_BYTES }))
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse()
    log.error({ requestId: context.get('requestId'), err: error }, 'request failed')
    return context.json({ message: 'Something went wrong in the payment sandbox.' }, 500)
  })
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', (context) =>
    isReady ? context.json({ status: 'ready' }) : context.json({ status: 'stopping' }, 503),
  )
  app.get('/', (context) => context.redirect('/console'))
  for (const path of ['/faults', '/webhooks/*', '/webhook_endpoints/*'])
    app.use(path, requireKey(settings.key), refuseOtherOrigins(publicUrl))
  for (const path of ['/console', '/console.json']) app.use(path, requireKey(settings.key))
  app.route('/', stripeRoutes({ account: stripe, faults, secretKey: settings.stripe.secretKey }))
  app.route('/', braintreeRoutes({ account: braintree, faults, keys: settings.braintree }))
  app.route('/', afterpayRoutes({ account: afterpay, faults, keys: settings.afterpay }))
  app.route('/', hostedPageRoutes(stripe))
  app.route('/', challengePage(stripe))
  app.route('/', braintreeCardPage(braintree, shopOrigins))
  app.route('/', braintreeChallengePage(braintree, shopOrigins))
  app.route('/', payPalRoutes(braintree, shopOrigins))
  app.route('/', afterpayPage(afterpay))
  app.route('/', cardFieldsRoutes({ store, now, shopOrigins, publicUrl }))
  app.route('/', faultRoutes(faults))
  app.route('/', webhookRoutes(store, webhooks))
  app.route('/', consoleRoutes(store))
  webhooks.resume()
  settlements.resume(braintree)

  return {
    app,
    drain: () => {
      isReady = false
    },
    close: () => {
      webhooks.close()
      settlements.close()
    },
  }
}
