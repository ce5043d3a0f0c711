import pLimit from 'p-limit'
import { limitReadTime } from './limitReadTime.ts'

type Limits = {
  /** How many reads are sent at the same time. */
  readonly atOnce: number
  /** How long a read may wait for its turn, in ms. */
  readonly maxWaitMs: number
  /** How long a read may take after it is sent, in ms. */
  readonly timeoutMs: number
}

/**
 * Returns a `fetch` that sends a limited number of reads at the same time; the others wait for their turn. When many
 * visitors open pages that are not in the cache, each read then takes as long as the service needs for it, instead of all
 * of them becoming slower until they exceed the time limit. The time limit of a read begins when it is sent.
 */
export const queueReads = (
  fetch: typeof globalThis.fetch,
  { atOnce, maxWaitMs, timeoutMs }: Limits,
): typeof globalThis.fetch => {
  const limit = pLimit(atOnce)
  const send = limitReadTime(fetch, timeoutMs)
  return (input, init) => {
    const queuedAt = performance.now()
    return limit(() => {
      if (performance.now() - queuedAt > maxWaitMs)
        throw new DOMException('The read waited too long for its turn.', 'TimeoutError')
      return send(input, init)
    })
  }
}
