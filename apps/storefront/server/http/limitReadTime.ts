/**
 * Returns a `fetch` whose requests fail when no response has arrived after a time, in ms. Responses that have arrived by
 * then are read first: a process that renders other pages meanwhile reads them late, although the service responded in
 * time.
 */
export const limitReadTime =
  (fetch: typeof globalThis.fetch, timeoutMs: number): typeof globalThis.fetch =>
  (input, init = {}) => {
    const controller = new AbortController()
    const abort = (): void => controller.abort(new DOMException('The read took too long.', 'TimeoutError'))
    let immediate: NodeJS.Immediate | undefined
    const timer = setTimeout(() => {
      immediate = setImmediate(abort)
    }, timeoutMs)
    const stop = (): void => {
      clearTimeout(timer)
      clearImmediate(immediate)
    }
    const signal = init.signal ? AbortSignal.any([init.signal, controller.signal]) : controller.signal
    return fetch(input, { ...init, signal }).finally(stop)
  }
