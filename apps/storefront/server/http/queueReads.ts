import pLimit from 'p-limit'

type Limits = {
  /** How many reads are sent at the same time. */
  readonly atOnce: number
  /** How long a read may wait for its turn, in ms. */
  readonly maxWaitMs: number
  /** How long a read may take after it is sent, in ms. */
  readonly timeoutMs: number
}

/**
 * A signal that aborts after a time, unless it is stopped. Responses that have arrived by then are read before it aborts: a
 * process that renders other pages meanwhile reads them late, although the service responded in time.
 */
const startTimeout = (ms: number): { readonly signal: AbortSignal; readonly stop: () => void } => {
  const controller = new AbortController()
  const abort = (): void => controller.abort(new DOMException('The read took too long.', 'TimeoutError'))
  let immediate: NodeJS.Immediate | undefined
  const timer = setTimeout(() => {
    immediate = setImmediate(abort)
  }, ms)
  const stop = (): void => {
    clearTimeout(timer)
    clearImmediate(immediate)
  }
  return { signal: controller.signal, stop }
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
  return (input, init = {}) => {
    const queuedAt = performance.now()
    return limit(() => {
      if (performance.now() - queuedAt > maxWaitMs)
        throw new DOMException('The read waited too long for its turn.', 'TimeoutError')
      const timeout = startTimeout(timeoutMs)
      const signal = init.signal ? AbortSignal.any([init.signal, timeout.signal]) : timeout.signal
      return fetch(input, { ...init, signal }).finally(timeout.stop)
    })
  }
}
