import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** The allowed number of tries, and the window in seconds. */
const windows = {
  /** Wrong passwords for one account from one source. */
  password: { points: 5, duration: 900 },
  /** Wrong passwords from one source, for any account. */
  passwordSource: { points: 200, duration: 900 },
  /** Discount codes of one shopper. */
  code: { points: 20, duration: 900 },
  /** Discount codes from one network address. The limit is not per token, because anybody can request guest tokens. */
  codeSource: { points: 300, duration: 900 },
} as const

export type LimitName = keyof typeof windows

const digest = (subject: string): string =>
  createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url')

/** Counts tries in this process. Keys are digests. */
export const createRateLimits = () => {
  const limiters = Object.fromEntries(
    Object.entries(windows).map(([name, window]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, ...window }),
    ]),
  ) as Record<LimitName, RateLimiterMemory>
  const secondsOf = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))

  return {
    /** Counts tries. Returns the seconds until the next try is allowed when the limit is exceeded. */
    consume: async (name: LimitName, subject: string, tries = 1): Promise<number | undefined> => {
      try {
        await limiters[name].consume(digest(subject), tries)
        return undefined
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsOf(refusal)
        throw refusal
      }
    },
    /** Checks the limit without counting a try. */
    check: async (name: LimitName, subject: string): Promise<number | undefined> => {
      const state = await limiters[name].get(digest(subject))
      return state && state.consumedPoints >= windows[name].points ? secondsOf(state) : undefined
    },
    /** Resets a count, after a correct password. */
    reset: async (name: LimitName, subject: string): Promise<void> => {
      await limiters[name].delete(digest(subject))
    },
  }
}

export type RateLimits = ReturnType<typeof createRateLimits>
