/** The providers that tell a shop what happened; Afterpay does not. */
export const tellers = ['stripe', 'braintree'] as const
export type Teller = (typeof tellers)[number]

/** Where a shop wants to be told. */
export type WebhookEndpoint = {
  readonly id: string
  readonly object: 'webhook_endpoint'
  readonly provider: Teller
  readonly url: string
  /** Signs Stripe's messages; Braintree's are signed with the account's keys. */
  readonly secret: string
  readonly deleted?: true
}

/** A message on its way. It is signed anew at each attempt. */
export type WebhookDelivery = {
  readonly id: string
  readonly object: 'webhook_delivery'
  readonly provider: Teller
  readonly endpoint: string
  readonly type: string
  readonly payload: string
  readonly attempts: number
  readonly status: 'pending' | 'delivered' | 'failed'
  /** The endpoint's last answer: an HTTP status, or why there was none. */
  readonly answer: string | undefined
}

/** What Stripe keeps of what happened. */
export type StripeEvent = {
  readonly id: string
  readonly object: 'event'
  readonly api_version: string
  readonly created: number
  readonly data: { readonly object: unknown }
  readonly livemode: false
  readonly pending_webhooks: number
  readonly request: { readonly id: null; readonly idempotency_key: null }
  readonly type: string
}

export type WebhookKinds = {
  readonly webhook_endpoint: WebhookEndpoint
  readonly webhook_delivery: WebhookDelivery
  readonly event: StripeEvent
}
