import { randomBytes } from 'node:crypto'

/** A card that can be charged, known by its token only. The number itself is never kept, only which test card it was. */
export type PaymentMethod = {
  readonly id: string
  readonly object: 'payment_method'
  readonly type: 'card'
  readonly created: number
  readonly billing_details: { readonly name: string }
  readonly card: {
    readonly brand: string
    readonly last4: string
    readonly exp_month: number
    readonly exp_year: number
  }
  readonly metadata: { readonly sandbox_card: string }
}

export type IntentStatus = 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled'

export type PaymentIntent = {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly amount_capturable: number
  readonly amount_received: number
  readonly currency: string
  readonly capture_method: string
  readonly created: number
  readonly metadata: Readonly<Record<string, string>>
  readonly payment_method: string | null
  readonly status: IntentStatus
  readonly last_payment_error: unknown
}

export type Refund = {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly currency: string
  readonly created: number
  readonly payment_intent: string
  readonly status: 'succeeded'
}

export type CheckoutSession = {
  readonly id: string
  readonly object: 'checkout.session'
  readonly mode: 'setup'
  readonly created: number
  readonly currency: string | null
  readonly status: 'open' | 'complete'
  readonly success_url: string
  readonly cancel_url: string
  readonly setup_intent: string | null
  readonly url: string
  readonly metadata: Readonly<Record<string, string>>
}

export type SetupIntent = {
  readonly id: string
  readonly object: 'setup_intent'
  readonly created: number
  readonly payment_method: string
  readonly status: 'succeeded'
}

/** An answer kept under its idempotency key. */
export type KeptAnswer = {
  readonly id: string
  readonly object: 'kept_answer'
  readonly fingerprint: string
  readonly status: number
  readonly body: unknown
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
