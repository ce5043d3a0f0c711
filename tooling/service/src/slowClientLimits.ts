/** Options of an HTTP server. Durations in ms. */
type Limits = {
  readonly headersTimeout: number
  readonly requestTimeout: number
  readonly connectionsCheckingInterval: number
}

/**
 * Disconnects clients that send their headers or their body slowly within 10 s, so that they do not occupy connections.
 * Tests pass a smaller `scale`.
 */
export const slowClientLimits = (scale = 1): Limits => ({
  headersTimeout: 8_000 * scale,
  requestTimeout: 9_000 * scale,
  connectionsCheckingInterval: 1_000 * scale,
})
