import type { Context } from 'hono'
import type { Excess } from './createLimits.ts'

/** The one answer to too many tries; it is the same for every account and every code. */
export const tooMany = (context: Context, excess: NonNullable<Excess>): Response => {
  context.header('retry-after', String(excess.retryAfter))
  return context.json({ kind: 'too-many', retryAfter: excess.retryAfter }, 429)
}
