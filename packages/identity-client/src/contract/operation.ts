import type { GenericSchema } from 'valibot'
import type { Endpoint } from './endpoint.ts'

/**
 * A call of the REST interface. The service validates requests with it, and the OpenAPI document is generated from it.
 *
 * `caller` is who may make the call. `anyone`: no credentials are required. `visitor`: a cookie or a bearer token is
 * required. `customer`: the cookie or token of a signed-in customer is required. `shop`: the shop's server, which sends
 * its key in `X-Shop-Key`.
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
