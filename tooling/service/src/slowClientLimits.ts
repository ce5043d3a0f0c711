/** Options of an HTTP server. Durations in ms. */
type Limits = {
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly connectionsCheckingInterval: number
  readonly keepAliveTimeout: number
}

/**
 * Disconnects clients that send their headers or their body slowly within 10 s, so that they do not occupy connections.
 * A connection without a request stays open for longer than reverse proxies keep theirs (60 s by default), so that the
 * service does not close one that a proxy is about to use. Tests pass a smaller `scale`.
 */
export const slowClientLimits = (scale = 1): Limits => ({
  headersTimeout: 8_000 * scale,
  requestTimeout: 9_000 * scale,
  connectionsCheckingInterval: 1_000 * scale,
  keepAliveTimeout: 75_000 * scale,
})
