import type { Hold } from '../ledger/createLedger.ts'
import type { PaymentProvider } from '../providers/paymentProvider.ts'
import type { PaymentPlan } from './rules/paymentPlan.ts'
import type { PaymentRecord } from './steps/platformPayments.ts'

/** The provider's part of a payment. */
export type Charged = {
  readonly provider: PaymentProvider
  readonly charge: Pick<NonNullable<PaymentPlan['charge']>, 'kind' | 'cents'>
  /** Unknown while the authorisation has not been answered. */
  readonly reference?: string
  readonly isCaptured: boolean
}

/** What an attempt has begun, and would have to be taken back. It grows while the steps are done. */
export type Begun = {
  credit?: Hold
  charged?: Charged
  records: readonly PaymentRecord[]
  /** Set as soon as an order may exist. */
  isOrdering: boolean
}

export const nothingBegun = (): Begun => ({ records: [], isOrdering: false })
