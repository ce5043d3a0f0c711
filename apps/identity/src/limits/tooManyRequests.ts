import type { Context } from 'hono'
import type { RateLimitExceeded } from './createLimits.ts'

/** The response to too many tries, the same for every account and every code. */
export const tooManyRequests = (context: Context, exceeded: RateLimitExceeded): Response => {
  context.header('retry-after', String(exceeded.retryAfter))
  return context.json({ kind: 'too-many', retryAfter: exceeded.retryAfter }, 429)
}
