import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'

/** How often something may be tried, and in how many seconds. */
const windows = {
  /** Wrong passwords for one account. */
  login: { points: 5, duration: 900 },
  /** Wrong passwords from one address, whatever the account. */
  loginSource: { points: 200, duration: 900 },
  registration: { points: 5, duration: 3600 },
  reset: { points: 5, duration: 3600 },
  codes: { points: 10, duration: 3600 },
  /** Promo codes of one visitor. */
  promoCode: { points: 20, duration: 900 },
  /** Promo codes from one address: an office of shoppers, or somebody with many tokens. */
  promoCodeSource: { points: 300, duration: 900 },
  placeOrder: { points: 60, duration: 60 },
  support: { points: 5, duration: 3600 },
} as const

export type LimitName = keyof typeof windows

/** `undefined` while within the limit, else the seconds until it is tried again with success. */
export type Excess = { readonly retryAfter: number } | undefined

const secondsOf = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000))

/** Limits kept in this process, or in Redis for all processes. What is counted is stored as a digest. */
export const createLimits = (redisUrl: string | undefined) => {
  const redis = redisUrl
    ? new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
    : undefined
  redis?.on('error', () => undefined)

  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const memory = new RateLimiterMemory({ keyPrefix: name, ...windows[name] })
    // Without Redis each process goes on counting for itself: a lost cache must not open the door.
    return redis
      ? new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `identity:${name}`,
          insuranceLimiter: memory,
          ...windows[name],
        })
      : memory
  }
  const limiters = new Map<LimitName, RateLimiterAbstract>()
  const limiter = (name: LimitName): RateLimiterAbstract => {
    const known = limiters.get(name) ?? limiterOf(name)
    limiters.set(name, known)
    return known
  }
  const keyOf = (who: string): string =>
    createHash('sha256').update(who.trim().toLowerCase()).digest('base64url')

  return {
    /** Counts one try. */
    take: async (name: LimitName, who: string): Promise<Excess> => {
      try {
        await limiter(name).consume(keyOf(who))
        return undefined
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return { retryAfter: secondsOf(refusal.msBeforeNext) }
        throw refusal
      }
    },
    /** Looks without counting. */
    excess: async (name: LimitName, who: string): Promise<Excess> => {
      const state = await limiter(name).get(keyOf(who))
      return state && state.consumedPoints >= windows[name].points
        ? { retryAfter: secondsOf(state.msBeforeNext) }
        : undefined
    },
    /** Forgets what was counted, as a right password does. */
    forget: async (name: LimitName, who: string): Promise<void> => {
      await limiter(name).delete(keyOf(who))
    },
    close: async (): Promise<void> => {
      redis?.disconnect()
    },
  }
}

export type Limits = ReturnType<typeof createLimits>
