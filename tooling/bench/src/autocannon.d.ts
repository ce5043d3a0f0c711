declare module 'autocannon' {
  type Options = {
    readonly url: string
    readonly connections: number
    /** Seconds; not used when `amount` is set. */
    readonly duration?: number
    /** The number of requests. */
    readonly amount?: number
    readonly headers?: Readonly<Record<string, string>>
    readonly requests?: readonly Request[]
  }
  type Request = {
    /** Returns the next request of a connection. */
    readonly setupRequest?: <Defaults extends object>(
      defaults: Defaults,
    ) => Defaults & { readonly path: string }
    readonly onResponse?: (
      status: number,
      body: string,
      context: object,
      headers: Readonly<Record<string, string | readonly string[]>>,
    ) => void
  }
  type Histogram = { readonly average: number; readonly p50: number; readonly p99: number }
  type Result = {
    readonly requests: Histogram & { readonly total: number }
    readonly latency: Histogram
    /** Seconds. */
    readonly duration: number
    readonly errors: number
    readonly non2xx: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
