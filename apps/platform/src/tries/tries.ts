import type { LimitName, RateLimits } from './createRateLimits.ts'

/** Thrown when a caller has to wait; the response has the status 429 and `Retry-After`. */
export class TooManyTries extends Error {
  override readonly name = 'TooManyTries'
  /** Seconds until the next try is allowed. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('Too many tries. Wait before the next one.')
    this.retryAfter = retryAfter
  }
}

/** Limits what a caller can guess: passwords and discount codes. */
export type Tries = {
  /**
   * Checks a password of an account with `check`, which throws when the password is wrong. Counts the try before the
   * check, so that parallel tries count too. A wrong password also counts for the source. Throws TooManyTries.
   */
  readonly password: <Value>(account: string, check: () => Promise<Value>) => Promise<Value>
  /** Counts discount codes of a shopper. Throws TooManyTries. */
  readonly codes: (shopper: string, count: number) => Promise<void>
}

/** Accepts any number of tries. Used for requests from the shop's own servers, which limit their own visitors. */
export const unlimitedTries: Tries = { password: (_, check) => check(), codes: async () => undefined }

/**
 * Limits the tries from one source. Wrong passwords are counted for each pair of account and source, so that a stranger at
 * another address cannot lock out the owner of an account.
 */
export const limitedTries = (limits: RateLimits, source: string): Tries => {
  const consume = async (name: LimitName, subject: string, count = 1): Promise<void> => {
    const retryAfter = await limits.consume(name, subject, count)
    if (retryAfter !== undefined) throw new TooManyTries(retryAfter)
  }
  return {
    password: async (account, check) => {
      const waiting = await limits.check('passwordSource', source)
      if (waiting !== undefined) throw new TooManyTries(waiting)
      const subject = `${account} ${source}`
      await consume('password', subject)
      const value = await check().catch(async (error: unknown) => {
        await limits.consume('passwordSource', source)
        throw error
      })
      await limits.reset('password', subject)
      return value
    },
    codes: async (shopper, count) => {
      if (count === 0) return
      await consume('code', shopper, count)
      await consume('codeSource', source, count)
    },
  }
}
