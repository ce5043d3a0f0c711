/** An access token with its expiry, its scope and its refresh token. */
export type Tokens = {
  readonly accessToken: string
  /** The time when the access token expires, in milliseconds since the epoch. */
  readonly expiresAt: number
  /** Absent for client credentials. A refresh of the access token keeps the same refresh token. */
  readonly refreshToken?: string
  /** Space-separated scopes, among them `customer_id:…` or `anonymous_id:…`. */
  readonly scope: string
}

/**
 * Why a token call failed.
 *
 * - `network`: no usable response.
 * - `credentials`: wrong email or password, or wrong client id or secret.
 * - `grant`: the refresh token is unknown or expired; only this ends a session.
 * - `refused`: anything else, with the platform's message.
 */
export type TokenProblem =
  | { readonly kind: 'network'; readonly message: string }
  | { readonly kind: 'credentials'; readonly message: string }
  | { readonly kind: 'grant'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly code: string }

/** The owner of a token, from the platform's introspection. */
export type TokenOwner = {
  readonly customerId?: string
  readonly anonymousId?: string
  readonly scope: string
}
