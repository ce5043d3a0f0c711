import type { Localised } from '../engine/localised.ts'
import type { Money } from '../engine/money/money.ts'
import type { CustomFields } from './customFields.ts'
import type { Resource } from './resource.ts'

export type TransactionType = 'Authorization' | 'CancelAuthorization' | 'Charge' | 'Refund' | 'Chargeback'
export type TransactionState = 'Initial' | 'Pending' | 'Success' | 'Failure'

export type Transaction = {
  readonly id: string
  readonly type: TransactionType
  readonly state: TransactionState
  readonly amount: Money
  readonly timestamp?: string
  readonly interactionId?: string
  readonly interfaceId?: string
}

/** A record of a payment at a provider. The platform itself does not charge anything. */
export type Payment = Resource & {
  readonly key?: string
  readonly interfaceId?: string
  readonly customerId?: string
  readonly anonymousId?: string
  readonly amountPlanned: Money
  readonly paymentMethodInfo: {
    readonly paymentInterface?: string
    readonly method?: string
    readonly name?: Localised
    readonly interfaceAccount?: string
  }
  readonly paymentStatus: { readonly interfaceCode?: string; readonly interfaceText?: string }
  readonly transactions: readonly Transaction[]
  readonly custom?: CustomFields
}
