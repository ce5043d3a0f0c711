import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A request that is refused before GraphQL sees it. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  readonly status: ContentfulStatusCode
  readonly code: string

  constructor(status: ContentfulStatusCode, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The platform's error form. The code stands in `extensions` as well, where GraphQL clients look for it. */
export const httpProblemBody = ({ status, code, message }: HttpProblem) => ({
  statusCode: status,
  message,
  errors: [{ code, message, extensions: { code } }],
})
