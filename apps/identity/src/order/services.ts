import type { Logger } from 'pino'
import type { Commerce } from '../commerce/commerce.ts'
import type { Ledger } from '../ledger/createLedger.ts'
import type { Mailer } from '../mail/createMailer.ts'
import type { CartPaymentStore } from '../payment/cartPaymentStore.ts'
import type { Providers } from '../providers/createProviders.ts'
import type { AttemptStore } from './attemptStore.ts'
import type { Reviewed } from './reviewed.ts'

/** What the steps of placing an order work with. */
export type OrderServices = {
  readonly attempts: AttemptStore
  readonly commerce: Commerce
  readonly payments: CartPaymentStore
  readonly providers: Providers
  readonly ledger: Ledger
  readonly mailer: Mailer
  readonly shopUrl: string
  /** Milliseconds that a shopper has to approve a payment. */
  readonly approvalMs: number
  /** Milliseconds for which a failing step is tried again before the order is taken back. */
  readonly patienceMs: number
  /** Milliseconds before the first repetition of a failed step. */
  readonly retryMs: number
  /** Milliseconds between two rounds of tries of a step. */
  readonly restMs: number
  readonly log: Logger
}

/** What one attempt is about. It is the workflow's input, so it holds everything the steps need to run again. */
export type OrderTask = {
  readonly attemptId: string
  readonly cartId: string
  readonly orderNumber: string
  readonly expectedCents: number
  readonly currency: string
  /** What else the shopper saw, where the shop says so. */
  readonly reviewed?: Reviewed | null
  readonly returnUrl: string
  /** Part of the input, so that a workflow that is run again decides as it did before. */
  readonly patienceMs: number
  /** The same; workflows from before this setting have none. */
  readonly restMs?: number
}
