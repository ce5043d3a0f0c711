import type { GenericSchema } from 'valibot'

/** What a client has to know about a call: its path and method, and the shape of its response. */
export type Endpoint = {
  /**
   * The path with its placeholders. `{product}` is the site's key. A path has at most one other placeholder,
   * e.g. `{cartId}`.
   */
  readonly path: string
  readonly method: 'get' | 'post' | 'put' | 'delete'
  /** The body of a successful response. */
  readonly response: GenericSchema
}
