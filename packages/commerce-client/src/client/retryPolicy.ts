/** How often, and after which pauses, a call is retried. */
export type RetryPolicy = {
  readonly retries: number
  /**
   * Whether a call that reached its time limit is sent again. It is `false` for servers, where the visitor has already
   * waited for the time limit.
   */
  readonly afterTimeout: boolean
  /** Milliseconds to wait before the retry with this number, counted from 0. */
  readonly delayMs: (retry: number) => number
  /** Waits; resolves immediately when the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * Returns the milliseconds before a retry: doubled each time from 1 s, plus up to a quarter so that clients do not retry in
 * step, and at most 30 s.
 *
 * @param retry The number of the retry, counted from 0.
 * @param random Returns a number from 0 to 1.
 *
 * @example
 * ```ts
 * import { retryDelayMs } from '@selvedge/commerce-client'
 *
 * retryDelayMs(0, () => 0) // 1000
 * retryDelayMs(2, () => 0.5) // 4500
 * retryDelayMs(9) // 30000
 * ```
 */
export const retryDelayMs = (retry: number, random: () => number = Math.random): number =>
  Math.min(30_000, 1_000 * 2 ** retry * (1 + random() / 4))

const sleep: RetryPolicy['sleep'] = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Shoppers' browsers: 3 retries from 1 s to 30 s. */
export const browserRetry: RetryPolicy = {
  retries: 3,
  afterTimeout: true,
  delayMs: (retry) => retryDelayMs(retry),
  sleep,
}

/** Servers, where a visitor waits for the whole page: 2 quick retries, none after a time-out. */
export const serverRetry: RetryPolicy = {
  retries: 2,
  afterTimeout: false,
  delayMs: (retry) => 50 * 2 ** retry * (1 + Math.random()),
  sleep,
}

export const noRetry: RetryPolicy = { ...serverRetry, retries: 0 }
