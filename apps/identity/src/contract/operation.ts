import type { GenericSchema } from 'valibot'

/**
 * A call of the REST interface, as the OpenAPI document shows it and the routes check it.
 *
 * - `nobody`: anyone may call. `visitor`: a cookie or a bearer token. `customer`: signed in.
 */
export type Operation = {
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** With `{name}` for its parts. */
  readonly path: string
  readonly id: string
  readonly summary: string
  readonly caller: 'nobody' | 'visitor' | 'customer'
  readonly headers?: readonly string[]
  readonly body?: GenericSchema
  readonly status?: number
  readonly answer: GenericSchema
  /** Statuses of refusals, besides those that every call may have. */
  readonly refusals?: readonly number[]
}
