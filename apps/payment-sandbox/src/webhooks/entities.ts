/** The providers that send webhooks; Afterpay sends none. */
export const webhookSources = ['stripe', 'braintree'] as const
export type WebhookSource = (typeof webhookSources)[number]

/** A URL that receives a provider's webhooks. */
export type WebhookEndpoint = {
  readonly id: string
  readonly object: 'webhook_endpoint'
  readonly provider: WebhookSource
  readonly url: string
  /** Signs Stripe's messages; the account's keys sign Braintree's. */
  readonly secret: string
  readonly deleted?: true
}

/** The delivery of a message to an endpoint. Each attempt signs the message again. */
export type WebhookDelivery = {
  readonly id: string
  readonly object: 'webhook_delivery'
  readonly provider: WebhookSource
  readonly endpoint: string
  readonly type: string
  readonly payload: string
  readonly attempts: number
  readonly status: 'pending' | 'delivered' | 'failed'
  /** The endpoint's last response: an HTTP status, or why there was none. */
  readonly answer?: string
}

/** An event that Stripe's API stores. */
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
