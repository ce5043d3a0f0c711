import { createHash } from 'node:crypto'
import { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'

/** The allowed number of tries, and the window in seconds. */
const windows = {
  /**
   * Wrong passwords for one account from one IP address. Each IP address is counted separately, so that a stranger
   * elsewhere cannot lock out the owner.
   */
  login: { points: 5, duration: 900 },
  /** Wrong passwords from one IP address, for any account. */
  loginSource: { points: 200, duration: 900 },
  /** Registrations of one email address from one IP address. */
  registration: { points: 5, duration: 3600 },
  /**
   * Mails to one email address that confirm a registration. The mails are counted for all IP addresses together. Above
   * the limit, a registration sends no mail.
   */
  registrationMails: { points: 20, duration: 3600 },
  /** Registrations from one IP address, for any email address. */
  registrationSource: { points: 50, duration: 3600 },
  /** Requests of a new password for one account from one IP address. */
  reset: { points: 5, duration: 3600 },
  /**
   * Mails to one account with a link for a new password. The mails are counted for all IP addresses together. Above the
   * limit, a request sends no mail.
   */
  resetMails: { points: 20, duration: 3600 },
  /** Requests of a new password from one IP address, for any email address. */
  resetSource: { points: 50, duration: 3600 },
  /** Wrong keys of operators from one IP address. */
  operatorLogin: { points: 10, duration: 900 },
  codes: { points: 10, duration: 3600 },
  /** Promo codes that one visitor tries. */
  promoCode: { points: 20, duration: 900 },
  /**
   * Promo codes that are tried from one IP address. Many shoppers in an office may share the address, or one visitor
   * may use many tokens.
   */
  promoCodeSource: { points: 300, duration: 900 },
  /** Lookups of one order by email from one IP address, so that the email of the order cannot be guessed. */
  orderLookup: { points: 10, duration: 900 },
  /** Lookups of orders from one IP address. */
  orderLookupSource: { points: 60, duration: 900 },
  placeOrder: { points: 60, duration: 60 },
  /** Tries of gift card codes by one customer, and from one IP address. */
  giftCard: { points: 10, duration: 3600 },
  giftCardSource: { points: 60, duration: 3600 },
  /** Newsletter subscriptions of one email address from one IP address, and all subscriptions from one IP address. */
  newsletter: { points: 5, duration: 3600 },
  newsletterSource: { points: 30, duration: 3600 },
  /**
   * Cards that one customer tries to save. The limit prevents tests of stolen cards, because the bank's verification
   * reveals whether a card works.
   */
  saveCard: { points: 20, duration: 3600 },
  tradeApplication: { points: 5, duration: 3600 },
  /** Requests of another email address by one customer. */
  emailChange: { points: 5, duration: 3600 },
  /** Downloads of one customer's data. */
  personalData: { points: 10, duration: 3600 },
  /** Exposures of experiments from one IP address; each visitor has one exposure for each experiment. */
  exposureSource: { points: 600, duration: 600 },
  /** Messages to customer support by one visitor, and from one IP address. */
  support: { points: 10, duration: 3600 },
  supportSource: { points: 30, duration: 3600 },
} as const

export type LimitName = keyof typeof windows

/** An exceeded limit. `retryAfter` is the number of seconds until the next try is allowed. */
export type RateLimitExceeded = { readonly retryAfter: number }

const secondsOf = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000))

/** Rate limits, counted in this process, or in Redis for all processes. Keys are stored as digests. */
export const createLimits = (redisUrl: string | undefined) => {
  const redis = redisUrl
    ? new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
    : undefined
  redis?.on('error', () => undefined)

  const limiterOf = (name: LimitName): RateLimiterAbstract => {
    const memory = new RateLimiterMemory({ keyPrefix: name, ...windows[name] })
    // Without Redis each process counts for itself, so that limits still apply.
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
  const keyOf = (subject: string): string =>
    createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url')

  return {
    /** Counts a try; returns `undefined` within the limit. */
    consume: async (name: LimitName, subject: string): Promise<RateLimitExceeded | undefined> => {
      try {
        await limiter(name).consume(keyOf(subject))
        return undefined
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return { retryAfter: secondsOf(refusal.msBeforeNext) }
        throw refusal
      }
    },
    /** Checks the limit without counting a try. */
    check: async (name: LimitName, subject: string): Promise<RateLimitExceeded | undefined> => {
      const state = await limiter(name).get(keyOf(subject))
      return state && state.consumedPoints >= windows[name].points
        ? { retryAfter: secondsOf(state.msBeforeNext) }
        : undefined
    },
    /** Resets the count, e.g. after a correct password. */
    reset: async (name: LimitName, subject: string): Promise<void> => {
      await limiter(name).delete(keyOf(subject))
    },
    close: async (): Promise<void> => {
      redis?.disconnect()
    },
  }
}

export type Limits = ReturnType<typeof createLimits>
