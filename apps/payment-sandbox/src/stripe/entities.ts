import { randomBytes } from 'node:crypto'

export type Metadata = Readonly<Record<string, string>>

type Base<Kind extends string> = {
  readonly id: string
  readonly object: Kind
  /** Unix time in seconds. */
  readonly created: number
  readonly livemode: false
}

export type CardDetails = {
  readonly brand: string
  readonly last4: string
  readonly exp_month: number
  readonly exp_year: number
}

/** A card that can be charged by its token. `sandbox_card` names the test card; the number is not stored. */
export type PaymentMethod = Base<'payment_method'> & {
  readonly type: 'card'
  readonly customer: string | null
  readonly billing_details: { readonly name: string }
  readonly card: CardDetails
  readonly metadata: Metadata & { readonly sandbox_card: string }
}

export type Customer = Base<'customer'> & {
  readonly email: string | null
  readonly name: string | null
  readonly metadata: Metadata
  readonly deleted?: true
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

export type NextAction = {
  readonly type: 'redirect_to_url'
  readonly redirect_to_url: { readonly url: string; readonly return_url: string | null }
}

/** A payment. The amount is in the currency's minor unit. */
export type PaymentIntent = Base<'payment_intent'> & {
  readonly amount: number
  readonly amount_capturable: number
  readonly amount_received: number
  readonly cancellation_reason: string | null
  readonly canceled_at: number | null
  readonly capture_method: 'automatic' | 'automatic_async' | 'manual'
  readonly client_secret: string
  readonly currency: string
  readonly customer: string | null
  readonly description: string | null
  readonly last_payment_error: unknown
  readonly latest_charge: string | null
  readonly metadata: Metadata
  readonly next_action: NextAction | null
  readonly payment_method: string | null
  readonly payment_method_types: readonly string[]
  readonly status: IntentStatus
}

export type Charge = Base<'charge'> & {
  readonly amount: number
  readonly amount_captured: number
  readonly amount_refunded: number
  readonly captured: boolean
  readonly currency: string
  readonly customer: string | null
  readonly failure_code: string | null
  readonly metadata: Metadata
  readonly paid: boolean
  readonly payment_intent: string
  readonly payment_method: string
  readonly payment_method_details: { readonly type: 'card'; readonly card: CardDetails }
  readonly refunded: boolean
  readonly status: 'succeeded' | 'failed'
}

export type Refund = Base<'refund'> & {
  readonly amount: number
  readonly charge: string | null
  readonly currency: string
  readonly metadata: Metadata
  readonly payment_intent: string
  readonly reason: string | null
  readonly status: 'succeeded'
}

export type CheckoutSession = Base<'checkout.session'> & {
  readonly mode: 'setup'
  readonly currency: string | null
  readonly customer: string | null
  readonly status: 'open' | 'complete'
  readonly success_url: string
  readonly cancel_url: string
  readonly setup_intent: string | null
  readonly url: string
  readonly metadata: Metadata
}

export type SetupIntent = Base<'setup_intent'> & {
  readonly client_secret: string
  readonly customer: string | null
  readonly last_setup_error: unknown
  readonly metadata: Metadata
  readonly next_action: NextAction | null
  readonly payment_method: string | null
  readonly status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'succeeded'
    | 'canceled'
  readonly usage: 'off_session' | 'on_session'
}

export type StripeKinds = {
  readonly payment_method: PaymentMethod
  readonly customer: Customer
  readonly payment_intent: PaymentIntent
  readonly charge: Charge
  readonly refund: Refund
  readonly 'checkout.session': CheckoutSession
  readonly setup_intent: SetupIntent
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** Creates the fields that all objects have. */
export const createEntity = <Kind extends string>(object: Kind, prefix: string, now: Date): Base<Kind> => ({
  id: newId(prefix),
  object,
  created: Math.floor(now.getTime() / 1000),
  livemode: false,
})
