import type { Logger } from 'pino'
import type { Commerce } from '../commerce/commerce.ts'
import type { Ledger } from '../ledger/createLedger.ts'
import type { Mailer } from '../mail/createMailer.ts'
import type { CartPaymentStore } from '../payment/cartPaymentStore.ts'
import type { Providers } from '../providers/createProviders.ts'
import type { Sites } from '../sites/createSites.ts'
import type { Subscriptions } from '../subscriptions/createSubscriptions.ts'
import type { AttemptStore } from './attemptStore.ts'
import type { OrderLinks } from './orderLinks.ts'
import type { Reviewed } from './reviewed.ts'

/** The services that the steps of placing an order need. */
export type OrderServices = {
  readonly attempts: AttemptStore
  readonly commerce: Commerce
  readonly payments: CartPaymentStore
  readonly providers: Providers
  readonly ledger: Ledger
  readonly mailer: Mailer
  readonly subscriptions: Subscriptions
  /** The URL of the site that the request or step is for; links in emails begin with it. */
  readonly shopUrl: () => string
  readonly sites: Sites
  readonly orderLinks: OrderLinks
  /** Milliseconds in which a shopper can approve a payment. */
  readonly approvalMs: number
  /** Milliseconds for which a failing step is retried before the order is reversed. */
  readonly patienceMs: number
  /** Milliseconds before the first retry of a failed step. */
  readonly retryMs: number
  /** Milliseconds between two rounds of retries of a step. */
  readonly restMs: number
  readonly log: Logger
}

/** The input of the workflow: everything that its steps need to run again. */
export type OrderTask = {
  readonly attemptId: string
  readonly cartId: string
  readonly orderNumber: string
  readonly expectedCents: number
  readonly currency: string
  /** What the shopper saw on the review page besides the total, if the shop sends it. */
  readonly reviewed?: Reviewed | null
  readonly returnUrl: string
  /**
   * Whether the order renews a subscription, so that no customer is present. Workflows that started before this field
   * existed do not have it.
   */
  readonly isRenewal?: boolean
  /**
   * Milliseconds for which a failing step is retried. The setting is part of the input, so that a repeated workflow
   * takes the same decisions.
   */
  readonly patienceMs: number
  /** Milliseconds between two rounds of retries. Workflows that started before this setting existed do not have it. */
  readonly restMs?: number
}
