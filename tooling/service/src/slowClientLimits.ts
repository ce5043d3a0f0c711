/** Options of an HTTP server. Durations in ms. */
type Limits = {
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly connectionsCheckingInterval: number
  readonly keepAliveTimeout: number
}

/**
 * Disconnects clients that need more than 10 s to send their headers or their body, so that they do not occupy
 * connections. An idle connection stays open longer than reverse proxies keep idle connections (60 s by default), so
 * that the service does not close a connection that a proxy is about to use. Tests pass a smaller `scale`.
 */
export const slowClientLimits = (scale = 1): Limits => ({
  headersTimeout: 8_000 * scale,
  requestTimeout: 9_000 * scale,
  connectionsCheckingInterval: 1_000 * scale,
  keepAliveTimeout: 75_000 * scale,
})
