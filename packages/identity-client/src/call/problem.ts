import type { Result } from '@selvedge/cart-domain'

/**
 * Why a call failed.
 *
 * - `credentials`: wrong e-mail or password.
 * - `unauthorized`: no valid token or cookie was sent.
 * - `missing`: the thing does not exist, or is not the caller's.
 * - `invalid`: the backend refused a field.
 * - `refused`: the request is well-formed but cannot be carried out.
 * - `credit-refused`: store credit cannot pay for a guest's cart or a Plus membership, or together with a purchase
 *   order.
 * - `payment-missing`: store credit leaves something to pay, and no payment is chosen for it.
 * - `deferred-payment`: Afterpay does not take the cart; the code is the specification's.
 * - `too-many`: too many tries; `retryAfter` is the seconds until the next one.
 * - `unavailable`: no usable response.
 */
export type IdentityProblem =
  | { readonly kind: 'credentials' | 'unauthorized' | 'missing' | 'refused' | 'payment-missing' }
  | { readonly kind: 'invalid'; readonly field: string }
  | { readonly kind: 'credit-refused'; readonly reason: string }
  | { readonly kind: 'deferred-payment'; readonly code: string }
  | { readonly kind: 'too-many'; readonly retryAfter: number }
  | { readonly kind: 'unavailable'; readonly message: string }

/** A promise of the result of a call: the value of the response, or why the call failed. The promise never rejects. */
export type IdentityResult<Value> = Promise<Result<Value, IdentityProblem>>

type Body = {
  readonly kind?: unknown
  readonly field?: unknown
  readonly code?: unknown
  readonly reason?: unknown
  readonly retryAfter?: unknown
}

const text = (value: unknown): string => String(value ?? '')

/** Converts a refusal into a problem, by its status and its `kind`. */
export const problemOf = (status: number, received: unknown): IdentityProblem => {
  const body: Body = Object(received)
  const { kind } = body
  if (status === 401) return { kind: kind === 'credentials' ? kind : 'unauthorized' }
  if (status === 404) return { kind: 'missing' }
  if (status === 429) return { kind: 'too-many', retryAfter: Number(body.retryAfter) || 60 }
  if (status === 403) return { kind: 'refused' }
  if (status !== 422) return { kind: 'unavailable', message: `The response has status ${status}.` }
  if (kind === 'invalid') return { kind, field: text(body.field) }
  if (kind === 'deferred-payment') return { kind, code: text(body.code) }
  if (kind === 'credit-refused') return { kind, reason: text(body.reason) }
  return { kind: kind === 'payment-missing' ? kind : 'refused' }
}
