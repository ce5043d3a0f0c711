import { createHash, timingSafeEqual } from 'node:crypto'
import { callerAddress, networkOf } from '@selvedge/service'
import type { Context } from 'hono'
import type { RateLimits } from './createRateLimits.ts'
import { limitedTries, type Tries, unlimitedTries } from './tries.ts'

/** Which callers are trusted. */
export type SourceRules = {
  /** The number of trusted proxies in front of this service. */
  readonly trustedHops: number
  /** The key of the shop's own servers; without a key no server is trusted. */
  readonly shopKey: string | undefined
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The limits of a request: none for the shop's own servers, else those of the caller's network. */
export const triesOf = (c: Context, limits: RateLimits, { trustedHops, shopKey }: SourceRules): Tries =>
  shopKey !== undefined && timingSafeEqual(digest(c.req.header('x-shop-key') ?? ''), digest(shopKey))
    ? unlimitedTries
    : limitedTries(limits, networkOf(callerAddress(c, trustedHops)))
