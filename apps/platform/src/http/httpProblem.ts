import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An error that rejects a request before GraphQL runs. */
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

/** The platform's error format. The code is also in `extensions`, where GraphQL clients read it. */
export const httpProblemBody = ({ status, code, message }: HttpProblem) => ({
  statusCode: status,
  message,
  errors: [{ code, message, extensions: { code } }],
})
