import type { Result } from './result.ts'

/**
 * Why a call failed.
 *
 * - `credentials`: wrong e-mail or password.
 * - `unauthorized`: no valid token or cookie was sent.
 * - `missing`: there is no such thing, or it is not the caller's.
 * - `invalid`: the backend refused a field.
 * - `refused`: it is well-formed but cannot be done.
 * - `deferred-payment`: Afterpay does not take the cart; the code is the specification's (spec §8).
 * - `too-many`: too many tries; it may be tried again after so many seconds.
 * - `unavailable`: no usable answer.
 */
export type IdentityProblem =
  | { readonly kind: 'credentials' | 'unauthorized' | 'missing' | 'refused' }
  | { readonly kind: 'invalid'; readonly field: string }
  | { readonly kind: 'deferred-payment'; readonly code: string }
  | { readonly kind: 'too-many'; readonly retryAfter: number }
  | { readonly kind: 'unavailable'; readonly message: string }

export type IdentityResult<Value> = Promise<Result<Value, IdentityProblem>>

type Body = {
  readonly kind?: unknown
  readonly field?: unknown
  readonly code?: unknown
  readonly retryAfter?: unknown
}

/** Sorts a refusal by its status. */
export const problemOf = (status: number, answer: unknown): IdentityProblem => {
  const body: Body = typeof answer === 'object' && answer !== null ? answer : {}
  if (status === 401) return { kind: body.kind === 'credentials' ? 'credentials' : 'unauthorized' }
  if (status === 404) return { kind: 'missing' }
  if (status === 429) return { kind: 'too-many', retryAfter: Number(body.retryAfter) || 60 }
  if (status === 422 && body.kind === 'invalid') return { kind: 'invalid', field: String(body.field ?? '') }
  if (status === 422 && body.kind === 'deferred-payment')
    return { kind: 'deferred-payment', code: String(body.code ?? '') }
  if (status === 422 || status === 403) return { kind: 'refused' }
  return { kind: 'unavailable', message: `The identity backend answered ${status}.` }
}
