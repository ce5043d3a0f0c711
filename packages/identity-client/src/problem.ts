import type { Result } from './result.ts'

/**
 * Why a call failed.
 *
 * - `credentials`: wrong e-mail or password.
 * - `unauthorized`: no valid token was sent.
 * - `missing`: there is no such thing, or it is not the caller's.
 * - `invalid`: the backend refused a field.
 * - `refused`: it is well-formed but cannot be done.
 * - `unavailable`: no usable answer.
 */
export type IdentityProblem =
  | { readonly kind: 'credentials' | 'unauthorized' | 'missing' | 'refused' }
  | { readonly kind: 'invalid'; readonly field: string }
  | { readonly kind: 'unavailable'; readonly message: string }

export type IdentityResult<Value> = Promise<Result<Value, IdentityProblem>>

const fieldOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'field' in body && typeof body.field === 'string'
    ? body.field
    : ''

/** Sorts a refusal by its status. */
export const problemOf = (status: number, body: unknown): IdentityProblem => {
  const kind = typeof body === 'object' && body !== null && 'kind' in body ? body.kind : undefined
  if (status === 401) return { kind: kind === 'credentials' ? 'credentials' : 'unauthorized' }
  if (status === 404) return { kind: 'missing' }
  if (status === 422)
    return kind === 'invalid' ? { kind: 'invalid', field: fieldOf(body) } : { kind: 'refused' }
  return { kind: 'unavailable', message: `The identity backend answered ${status}.` }
}
