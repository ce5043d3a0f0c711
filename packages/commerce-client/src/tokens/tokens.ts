/** An access token with what is needed to keep it alive. */
export type Tokens = {
  readonly accessToken: string
  /** Milliseconds since the epoch after which the access token is refused. */
  readonly expiresAt: number
  /** Absent for client credentials. A refresh keeps the same one. */
  readonly refreshToken?: string
  /** Space-separated scopes, among them `customer_id:…` or `anonymous_id:…`. */
  readonly scope: string
}

/**
 * - `network`: no usable answer.
 * - `credentials`: wrong e-mail or password, or wrong client id or secret.
 * - `grant`: the refresh token is unknown or expired; only this ends a session.
 * - `refused`: anything else, with the platform's words.
 */
export type TokenProblem =
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'credentials'; readonly message: string }
  | { readonly kind: 'grant'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly code: string }

/** Who a token speaks for, as the platform's introspection tells. */
export type TokenOwner = {
  readonly customerId?: string
  readonly anonymousId?: string
  readonly scope: string
}
