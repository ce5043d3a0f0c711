import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An OAuth error response. The GraphQL API sends it, too, when a token is missing, invalid or lacks a scope (401 and 403). */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: ContentfulStatusCode
  readonly code: string

  constructor(status: ContentfulStatusCode, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const authErrorBody = (error: AuthError) => ({
  statusCode: error.status,
  message: error.message,
  errors: [{ code: error.code, message: error.message }],
  error: error.code,
  error_description: error.message,
})

export const invalidClient = () =>
  new AuthError(
    401,
    'invalid_client',
    'Please provide valid client credentials using HTTP Basic Authentication.',
  )

export const invalidToken = () => new AuthError(401, 'invalid_token', 'invalid_token')

export const insufficientScope = (missing: string) =>
  new AuthError(
    403,
    'insufficient_scope',
    `Insufficient scope. One of the following scopes is missing: ${missing}.`,
  )

export const invalidRequest = (message: string) => new AuthError(400, 'invalid_request', message)
