/** An answer in the provider's error shape. */
export type StripeFailure = {
  readonly status: 400 | 401 | 402 | 404
  readonly error: {
    readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error'
    readonly code?: string
    readonly decline_code?: string
    readonly message: string
    readonly payment_intent?: unknown
  }
}

export const invalidRequest = (message: string, status: 400 | 401 | 404 = 400): StripeFailure => ({
  status,
  error: { type: 'invalid_request_error', message },
})

export const missing = (kind: string, id: string): StripeFailure => ({
  status: 404,
  error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'` },
})
