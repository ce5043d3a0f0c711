declare module 'autocannon' {
  type Options = {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly headers?: Readonly<Record<string, string>>
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
