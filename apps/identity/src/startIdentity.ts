import { setTimeout } from 'node:timers/promises'
import { DBOS } from '@dbos-inc/dbos-sdk'
import { createStopNotice, listen } from '@selvedge/service'
import type { Telemetry } from '@selvedge/service/telemetry'
import type { Logger } from 'pino'
import { registerPasswordReset } from './account/passwordReset.ts'
import { createApp } from './app.ts'
import { createCommerce } from './commerce/commerce.ts'
import { openDatabase } from './db/openDatabase.ts'
import { createExecutors } from './executor/createExecutors.ts'
import { repeatJob, repeatJobs } from './executor/repeatJob.ts'
import { createExposureStore } from './experiments/exposureStore.ts'
import { createLedger } from './ledger/createLedger.ts'
import { createLimits } from './limits/createLimits.ts'
import { engineLog } from './log/engineLog.ts'
import { createMailer } from './mail/createMailer.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { createNewsletter } from './newsletter/createNewsletter.ts'
import { sweepApprovals } from './order/approvalSweeper.ts'
import { type Attempt, createAttemptStore } from './order/attemptStore.ts'
import { registerCancelPlacedOrder } from './order/cancelPlacedOrder.ts'
import { createOrderLinks } from './order/orderLinks.ts'
import { registerPlaceOrder } from './order/placeOrder.ts'
import { hasEndedWorkflow, recoverOrphanedAttempt } from './order/recoverOrphanedAttempt.ts'
import { startAttempt } from './order/startAttempt.ts'
import type { StepObserver } from './order/steps.ts'
import { createCardRemovals } from './payment/cardRemovals.ts'
import { createCartPaymentStore } from './payment/cartPaymentStore.ts'
import { createMethodSaving } from './payment/methodSaving.ts'
import { createPayerIds } from './payment/payerIds.ts'
import { createSavedCardStore } from './payment/savedCardStore.ts'
import { createAccountDeletions } from './personalData/accountDeletions.ts'
import { registerEraseAccount } from './personalData/eraseAccount.ts'
import { createProviders } from './providers/createProviders.ts'
import { registerDecideReturns } from './returns/decideReturns.ts'
import { registerRequestReturn } from './returns/requestReturn.ts'
import { createReturnStore } from './returns/returnStore.ts'
import { createRoutes } from './routes.ts'
import { createSessionCookie } from './session/sessionCookie.ts'
import { createSessionStore } from './session/sessionStore.ts'
import { metricsAccess } from './settings/developmentKey.ts'
import type { Settings } from './settings/settings.ts'
import { createSites } from './sites/createSites.ts'
import { currentSite } from './sites/currentSite.ts'
import { saveSiteKeys } from './sites/siteKeyStore.ts'
import { createSubscriptions } from './subscriptions/createSubscriptions.ts'
import { createRenewalStore } from './subscriptions/renewalStore.ts'
import { registerRenewals } from './subscriptions/renewals.ts'
import { tracedFetch } from './trace/trace.ts'
import { createTradeApplications } from './trade/tradeApplications.ts'

/** A running service. `stop` lets load balancers notice for `noticeMs` before it closes; by default it closes at once. */
export type Identity = { readonly port: number; readonly stop: (noticeMs?: number) => Promise<void> }

/**
 * Starts the service: database, workflows, jobs, and finally the server. `observe` is called around every step of a
 * workflow. When the port cannot be used, returns one line that names the variable to change.
 */
export const startIdentity = async (
  settings: Settings,
  log: Logger,
  observe?: StepObserver,
  telemetry?: Telemetry,
): Promise<Identity | { readonly problem: string }> => {
  const { database, pool } = await openDatabase(settings.DATABASE_URL, log)
  const firstUrl = settings.STOREFRONT_URL.replace(/\/+$/, '')
  const shopUrl = (): string => currentSite()?.url ?? firstUrl
  const attempts = createAttemptStore(database)
  const metrics = createMetrics(attempts.countByState)
  const commerce = createCommerce(settings, tracedFetch)
  const sites = createSites({
    commerce,
    own: { key: settings.SITE_KEY, url: firstUrl },
    siteOrigins: settings.SITE_URLS,
    otherOrigins: settings.siteOrigins,
    storeKeys: (keys) =>
      saveSiteKeys(database, keys).then(
        () => true,
        (error: unknown) => {
          log.warn({ reason: error }, 'keys of sites not saved')
          return false
        },
      ),
  })
  const mailer = createMailer(database, { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM, log })
  const providers = createProviders(settings, tracedFetch, metrics.observeProvider)
  const limits = createLimits(settings.REDIS_URL)
  const sessions = createSessionStore(database)
  const cookie = createSessionCookie(settings.publicUrl)
  const subscriptions = createSubscriptions({ database, commerce, mailer, shopUrl, sites })
  const services = {
    subscriptions,
    attempts,
    commerce,
    mailer,
    providers,
    shopUrl,
    sites,
    orderLinks: createOrderLinks(settings.COMMERCE_CLIENT_SECRET, shopUrl),
    log,
    payments: createCartPaymentStore(database),
    ledger: createLedger(database),
    approvalMs: settings.APPROVAL_SECONDS * 1000,
    patienceMs: settings.ORDER_PATIENCE_SECONDS * 1000,
    retryMs: settings.ORDER_RETRY_MS,
    restMs: settings.ORDER_REST_MS,
  }

  const placeOrder = registerPlaceOrder(services, observe)
  const start = (attempt: Attempt): Promise<void> => startAttempt(placeOrder, attempt, services)
  const renewalStore = createRenewalStore(database)
  const savedCards = createSavedCardStore(database)
  const renewals = registerRenewals({ services, store: renewalStore, savedCards, start }, observe)
  const exposures = createExposureStore(database)
  const newsletter = createNewsletter({ database, mailer, shopUrl, secret: settings.COMMERCE_CLIENT_SECRET })
  const removals = createCardRemovals({ database, providers, log })
  const saving = createMethodSaving({
    database,
    providers,
    log,
    // One request that saves a method makes up to four calls of the provider.
    patienceMs: settings.PROVIDER_TIMEOUT_SECONDS * 4000,
    observe,
  })
  const payerIds = createPayerIds({ database, providers, log })
  const cancelPlacedOrder = registerCancelPlacedOrder(services, observe)
  const returns = createReturnStore(database)
  const requestReturn = registerRequestReturn({ services, returns }, observe)
  const decideReturns = registerDecideReturns({ services, returns }, observe)
  const startPasswordReset = registerPasswordReset({ commerce, mailer, shopUrl })
  const deletions = createAccountDeletions({
    database,
    mailer,
    shopUrl,
    waitingDays: settings.ACCOUNT_DELETION_DAYS,
  })
  const eraseDueAccounts = registerEraseAccount(
    { database, commerce, mailer, deletions, sites, returns, retryMs: settings.ORDER_RETRY_MS, log },
    observe,
  )
  const applications = createTradeApplications({ database, commerce, mailer, shopUrl, sites })
  DBOS.setConfig({
    name: 'identity',
    systemDatabaseUrl: settings.DATABASE_URL,
    executorID: settings.IDENTITY_EXECUTOR_ID,
    // A fixed version, so that orders started before a deployment are finished after it.
    applicationVersion: 'place-order-2',
    logger: engineLog(log),
  })
  const executors = createExecutors({
    database,
    id: settings.IDENTITY_EXECUTOR_ID,
    goneSeconds: settings.EXECUTOR_GONE_SECONDS,
    log,
  })
  await executors.sendHeartbeat()
  await DBOS.launch()

  /**
   * Restarts attempts whose process died before it started the workflow. Recovers attempts whose workflow the engine
   * has given up, e.g. after too many crashes.
   */
  const startOrphans = async (): Promise<void> => {
    for (const attempt of await attempts.runningSince(settings.ORPHAN_MS))
      if (!(await hasEndedWorkflow(attempt.id))) await start(attempt)
      else
        await recoverOrphanedAttempt(services, attempt).catch((error: unknown) =>
          log.error({ attemptId: attempt.id, reason: error }, 'attempt recovery failed'),
        )
  }
  const resumeOrphanedWorkflows = async (): Promise<void> =>
    metrics.countTakeover(await executors.resumeOrphanedWorkflows())
  /**
   * Reads the sites, unless they were read in the last minute. This stores the keys of new sites for admin commands,
   * even if the service gets no requests.
   */
  const readSites = (): Promise<unknown> => sites.find(settings.SITE_KEY)
  const gone = settings.EXECUTOR_GONE_SECONDS * 1000
  const jobs = [
    repeatJob(gone / 4, 'sendHeartbeat', executors.sendHeartbeat, log),
    repeatJob(gone / 2, 'resumeOrphanedWorkflows', resumeOrphanedWorkflows, log),
    repeatJob(settings.ORPHAN_MS, 'startOrphans', startOrphans, log),
    ...repeatJobs(
      settings.SWEEP_SECONDS * 1000,
      {
        sweepApprovals: () => sweepApprovals(services),
        eraseDueAccounts,
        carryOutDecisions: applications.carryOutDecisions,
        decideReturns,
        finishMethodSaving: saving.finishAll,
        completePayerIds: payerIds.completeAll,
        finishCardRemovals: removals.finishAll,
        endSubscriptions: () => subscriptions.endPeriods(renewals.renew),
        lookUpRenewalPrices: subscriptions.lookUpPrices,
        readSites,
      },
      log,
    ),
    repeatJob(60_000, 'sendUnsentMails', mailer.sendUnsent, log),
    repeatJob(3_600_000, 'removePendingNewsletter', newsletter.removePending, log),
    repeatJob(3_600_000, 'removeOldMails', mailer.removeOld, log),
    repeatJob(3_600_000, 'removeOldExposures', exposures.removeOld, log),
    repeatJob(3_600_000, 'removeExpiredSessions', sessions.removeExpired, log),
  ]

  const mount = createRoutes({
    settings,
    database,
    services,
    limits,
    sessions,
    cookie,
    startPasswordReset,
    deletions,
    applications,
    cancelPlacedOrder,
    returns,
    requestReturn,
    removals,
    saving,
    newsletter,
    renewalStore,
    exposures,
    start,
  })
  const stopNotice = createStopNotice()
  const app = createApp({
    pool,
    metrics,
    log,
    mount,
    publicUrl: settings.publicUrl,
    isSiteOrigin: sites.isSiteOrigin,
    cookieName: cookie.name,
    allowedHosts: [...settings.ALLOWED_HOSTS, settings.IDENTITY_HOST],
    metricsAccess: metricsAccess(settings),
    stopNotice: stopNotice.middleware,
    telemetry,
  })
  const listening = await listen(app.fetch, {
    port: settings.IDENTITY_PORT,
    host: settings.IDENTITY_HOST,
    variables: 'IDENTITY',
  })
  if ('problem' in listening) return listening
  const { server, port } = listening
  log.info({ port }, 'listening')
  void readSites()

  return {
    port,
    stop: async (noticeMs = 0) => {
      stopNotice.announce()
      await setTimeout(noticeMs)
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeIdleConnections()
      })
      await Promise.all(jobs.map((stop) => stop()))
      await DBOS.shutdown({ workflowCompletionTimeoutMS: 3_000 })
      await limits.close()
      mailer.close()
      await pool.end()
    },
  }
}
