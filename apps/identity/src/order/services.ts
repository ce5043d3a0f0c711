import type { Logger } from 'pino'
import type { Commerce } from '../commerce/commerce.ts'
import type { CartPaymentStore } from '../payment/cartPaymentStore.ts'
import type { CardProvider } from '../providers/cardProvider.ts'
import type { AttemptStore } from './attemptStore.ts'

/** What the steps of placing an order work with. */
export type OrderServices = {
  readonly attempts: AttemptStore
  readonly commerce: Commerce
  readonly payments: CartPaymentStore
  readonly provider: CardProvider
  readonly log: Logger
}

/** What one attempt is about. It is the workflow's input, so it holds everything the steps need to run again. */
export type OrderTask = {
  readonly attemptId: string
  readonly cartId: string
  readonly orderNumber: string
  readonly expectedCents: number
  readonly currency: string
}
