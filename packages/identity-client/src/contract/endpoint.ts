import type { GenericSchema } from 'valibot'

/** What a client needs to know of a call: where it goes, and what it returns. */
export type Endpoint = {
  /** `{product}` is the site's key (spec §7). Besides it, a path has at most one part, e.g. `{cartId}`. */
  readonly path: string
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** The body of a successful response. */
  readonly response: GenericSchema
}
