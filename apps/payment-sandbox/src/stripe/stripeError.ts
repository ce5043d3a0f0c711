/** An error response in Stripe's format. */
export type StripeFailure = {
  readonly status: 400 | 401 | 402 | 404
  readonly error: {
    readonly type: 'card_error' | 'invalid_request_error' | 'idempotency_error'
    readonly code?: string
    readonly decline_code?: string
    readonly message: string
    readonly param?: string
    readonly charge?: string
    readonly payment_intent?: unknown
    readonly payment_method?: unknown
    readonly setup_intent?: unknown
  }
}

export type Result<Value> = { readonly value: Value } | { readonly failure: StripeFailure }

export const invalidRequest = (
  message: string,
  { status = 400, code, param }: { status?: 400 | 401 | 404; code?: string; param?: string } = {},
): StripeFailure => ({
  status,
  error: {
    type: 'invalid_request_error',
    ...(code ? { code } : {}),
    message,
    ...(param ? { param } : {}),
  },
})

export const missing = (kind: string, id: string, param = 'id'): StripeFailure =>
  invalidRequest(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param })
