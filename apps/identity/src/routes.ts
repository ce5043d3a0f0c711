import type { Hono } from 'hono'
import { accountRoutes } from './account/accountRoutes.ts'
import { createPasswordCheck } from './account/checkPassword.ts'
import { createEmailChanges } from './account/emailChanges.ts'
import { emailOptionRoutes } from './account/emailOptionRoutes.ts'
import { passwordRoutes } from './account/passwordRoutes.ts'
import { createPendingRegistrations } from './account/pendingRegistrations.ts'
import { profileRoutes } from './account/profileRoutes.ts'
import { createSignIn } from './account/signIn.ts'
import { createCallers } from './caller/createCallers.ts'
import { cartRoutes } from './carts/cartRoutes.ts'
import { createCartMerger } from './carts/mergeCarts.ts'
import { creditRoutes } from './credit/creditRoutes.ts'
import type { Database } from './db/openDatabase.ts'
import { experimentRoutes } from './experiments/experimentRoutes.ts'
import type { ExposureStore } from './experiments/exposureStore.ts'
import { createTreatments } from './experiments/treatments.ts'
import { createHandovers } from './handovers/createHandovers.ts'
import { handoverRoutes } from './handovers/handoverRoutes.ts'
import { visitorHandoverRoutes } from './handovers/visitorHandoverRoutes.ts'
import type { Limits } from './limits/createLimits.ts'
import { mailboxRoutes } from './mail/mailboxRoutes.ts'
import type { Newsletter } from './newsletter/createNewsletter.ts'
import { newsletterRoutes } from './newsletter/newsletterRoutes.ts'
import { operatorRoutes } from './operator/operatorRoutes.ts'
import type { Attempt } from './order/attemptStore.ts'
import { cancellationRoutes } from './order/cancellationRoutes.ts'
import type { CancelPlacedOrder } from './order/cancelPlacedOrder.ts'
import { orderLookupRoutes } from './order/orderLookupRoutes.ts'
import { orderRoutes } from './order/orderRoutes.ts'
import type { OrderServices } from './order/services.ts'
import type { CardRemovals } from './payment/cardRemovals.ts'
import { cartPaymentRoutes } from './payment/cartPaymentRoutes.ts'
import type { MethodSaving } from './payment/methodSaving.ts'
import { savedCardRoutes } from './payment/savedCardRoutes.ts'
import { createSavedCardStore } from './payment/savedCardStore.ts'
import type { AccountDeletions } from './personalData/accountDeletions.ts'
import { createPersonalDataExport } from './personalData/exportPersonalData.ts'
import { createPreferenceStore } from './preferences/preferenceStore.ts'
import { automaticDiscountRoutes } from './promotions/automaticDiscountRoutes.ts'
import { createGrants } from './promotions/createGrants.ts'
import { idMeProof } from './promotions/idMeProof.ts'
import { promoCodeRoutes } from './promotions/promoCodeRoutes.ts'
import { promotionRoutes } from './promotions/promotionRoutes.ts'
import type { ProofProvider } from './promotions/proofOfGroup.ts'
import { createSimulatedProof } from './promotions/simulatedIdMe/createSimulatedProof.ts'
import { createSimulatedCodes } from './promotions/simulatedIdMe/simulatedCodes.ts'
import { simulatedIdMeRoutes } from './promotions/simulatedIdMe/simulatedIdMeRoutes.ts'
import type { RequestReturn } from './returns/requestReturn.ts'
import { returnRoutes } from './returns/returnRoutes.ts'
import type { ReturnStore } from './returns/returnStore.ts'
import { createTokenRenewal } from './session/createTokenRenewal.ts'
import { createDeviceStore } from './session/deviceStore.ts'
import type { SessionCookie } from './session/sessionCookie.ts'
import type { SessionStore } from './session/sessionStore.ts'
import { developmentKey, operatorAccess } from './settings/developmentKey.ts'
import type { Settings } from './settings/settings.ts'
import { siteOfPath } from './sites/siteOfPath.ts'
import type { RenewalStore } from './subscriptions/renewalStore.ts'
import { subscriptionRoutes } from './subscriptions/subscriptionRoutes.ts'
import { createSupportMessages } from './support/supportMessages.ts'
import { supportRoutes } from './support/supportRoutes.ts'
import { tracedFetch } from './trace/trace.ts'
import type { TradeApplications } from './trade/tradeApplications.ts'
import { tradeRoutes } from './trade/tradeRoutes.ts'
import { visitorRoutes } from './visitor/visitorRoutes.ts'
import { webhookRoutes } from './webhooks/webhookRoutes.ts'
import { weightRoutes } from './weight/weightRoutes.ts'

type Parts = {
  readonly settings: Settings
  readonly database: Database
  readonly services: OrderServices
  readonly limits: Limits
  readonly sessions: SessionStore
  readonly cookie: SessionCookie
  readonly startPasswordReset: (email: string) => Promise<void>
  readonly deletions: AccountDeletions
  readonly applications: TradeApplications
  readonly cancelPlacedOrder: CancelPlacedOrder
  readonly returns: ReturnStore
  readonly requestReturn: RequestReturn
  readonly removals: CardRemovals
  readonly saving: MethodSaving
  readonly newsletter: Newsletter
  readonly renewalStore: RenewalStore
  readonly exposures: ExposureStore
  readonly start: (attempt: Attempt) => Promise<void>
}

const proofOf = ({ IDME_API_URL, IDME_STAND_IN }: Settings, simulated: ProofProvider): ProofProvider => {
  if (IDME_API_URL) return idMeProof(IDME_API_URL, tracedFetch)
  return IDME_STAND_IN === 'on' ? simulated : async () => undefined
}

/** Creates all routes; returns the function that mounts them. */
export const createRoutes = (parts: Parts): ((app: Hono) => void) => {
  const {
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
  } = parts
  const { commerce, providers, payments, ledger, mailer, sites, log } = services
  const sources = { trustedHops: settings.TRUSTED_PROXY_HOPS, shopKey: settings.SHOP_SERVER_KEY }
  const callers = createCallers({
    flows: commerce.flows,
    sessions,
    cookie,
    renewTokens: createTokenRenewal(commerce.flows, sessions),
  })
  const devices = createDeviceStore({
    database,
    sessions,
    flows: commerce.flows,
    secret: settings.COMMERCE_CLIENT_SECRET,
  })
  const preferences = createPreferenceStore(database)
  const signIn = createSignIn({ callers, commerce, database, sites, preferences, log })
  const pending = createPendingRegistrations(database, mailer, services.shopUrl)
  const emailChanges = createEmailChanges({ database, commerce, mailer, shopUrl: services.shopUrl })
  const savedCards = createSavedCardStore(database)
  const merge = createCartMerger({ database, commerce, sites, log })
  const grant = createGrants(database, commerce, settings.IDME_CART_DISCOUNT)
  const treatmentsOf = createTreatments({ database, commerce, preferences })

  const { SUPPORT_EMAIL: supportEmail } = settings
  const handovers = createHandovers(database)
  const messages = createSupportMessages({ database, mailer, supportEmail })

  const key = developmentKey(settings)
  const simulated = createSimulatedProof(key)

  const operator = operatorAccess(settings)

  const product = '/api/:site'
  return (app) => {
    app.route('/api/commercetools', cartRoutes({ callers, commerce, merge, preferences, log }))
    app.route('/api/commercetools', weightRoutes(callers, commerce, sites))
    app.route(
      '/api/promotions',
      promotionRoutes({ callers, limits, proof: proofOf(settings, simulated.proof), grant }),
    )
    app.route(
      '/api/promotions',
      automaticDiscountRoutes({ commerce, freshMs: settings.DISCOUNTS_FRESH_MS, log }),
    )
    app.route('/api/handovers', handoverRoutes(handovers, sources))
    if (operator.isOpen)
      app.route(
        '/operator',
        operatorRoutes({
          database,
          services,
          limits,
          sources,
          key: operator.key,
          publicUrl: settings.publicUrl,
          previewKey: settings.PREVIEW_KEY,
        }),
      )
    // All routes below belong to a site.
    app.use(`${product}/*`, siteOfPath(sites))
    app.route('/', visitorHandoverRoutes({ callers, handovers, product }))
    app.route('/', visitorRoutes({ callers, commerce, sites, preferences, treatmentsOf, product, log }))
    app.route(
      '/api/experiments',
      experimentRoutes({ callers, database, exposures, treatmentsOf, limits, sources, sites }),
    )
    app.route(
      product,
      accountRoutes({ signIn, limits, pending, registration: settings.REGISTRATION, sources, devices }),
    )
    app.route(
      product,
      passwordRoutes({
        callers,
        commerce,
        limits,
        sessions,
        devices,
        emailChanges,
        signIn,
        startPasswordReset,
        sources,
      }),
    )
    app.route(
      product,
      profileRoutes({
        callers,
        limits,
        sources,
        checkPassword: createPasswordCheck({ commerce, limits, sources }),
        devices,
        emailChanges,
        deletions,
        exportPersonalData: createPersonalDataExport({ database, commerce, ledger }),
      }),
    )
    app.route(product, promoCodeRoutes({ callers, limits, sources }))
    app.route(product, emailOptionRoutes({ callers, preferences }))
    app.route(product, supportRoutes({ callers, commerce, limits, sources, messages }))
    app.route(
      product,
      cartPaymentRoutes({ callers, commerce, providers, payments, savedCards, saving, ledger, sites }),
    )
    app.route(product, savedCardRoutes({ callers, providers, savedCards, removals, saving, limits, sites }))
    app.route(product, creditRoutes({ callers, ledger, database, limits, sources }))
    app.route(product, cancellationRoutes({ callers, services, cancel: cancelPlacedOrder }))
    app.route(product, returnRoutes({ callers, services, returns, requestReturn }))
    app.route(
      product,
      subscriptionRoutes({
        callers,
        commerce,
        subscriptions: services.subscriptions,
        renewals: renewalStore,
        savedCards,
      }),
    )
    app.route(product, newsletterRoutes({ limits, sources, newsletter }))
    app.route(product, tradeRoutes({ callers, commerce, limits, applications }))
    app.route(product, orderRoutes({ callers, services, limits, exposures, start }))
    app.route(product, orderLookupRoutes({ commerce, limits, sources, links: services.orderLinks }))
    app.route('/', webhookRoutes({ providers, attempts: services.attempts, database, log }))
    if (settings.IDME_STAND_IN === 'on')
      app.route('/', simulatedIdMeRoutes(sites, simulated, createSimulatedCodes(handovers), key))
    if (settings.MAILBOX === 'on') app.route('/', mailboxRoutes(mailer, key))
  }
}
