import type { GenericSchema } from 'valibot'
import type { Endpoint } from './endpoint.ts'

/**
 * A call of the REST interface, as the service checks it and the OpenAPI document shows it.
 *
 * `caller` is who may call. `anyone`: no credentials. `visitor`: a cookie or a bearer token. `customer`: the same, signed in. `shop`:
 * the shop's server, with its key in `X-Shop-Key`.
 */
export type Operation = Endpoint & {
  readonly summary: string
  readonly caller: 'anyone' | 'visitor' | 'customer' | 'shop'
  /** Required headers. */
  readonly headers?: readonly string[]
  readonly body?: GenericSchema
  /** The status of a successful response. Default 200. */
  readonly status?: number
  /** Statuses of refusals, besides those that every call may have. */
  readonly refusals?: readonly number[]
}
