type Log = { readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void }

type Service = 'platform' | 'identity'

const INTERVAL_MS = 1_000

const isAborted = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

/**
 * The kind of a failure: the code of the connection error, or the name of the error. Messages are left out, because
 * they may contain URLs.
 */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}

/**
 * Logs calls of other services that fail: without a response, or with a status of 5xx. A kind of failure is logged at once,
 * and then once a second with the number of failures since, so that an outage does not flood the log.
 */
export const createFailureLog = (log: Log) => {
  /** The number of failures that are not logged yet, by kind. */
  const counts = new Map<string, number>()

  const write = (key: string, service: Service, reason: string, count: number): void => {
    log.warn({ service, reason, count }, 'calls of a service failed')
    counts.set(key, 0)
    setTimeout(() => {
      const later = counts.get(key) ?? 0
      if (later > 0) write(key, service, reason, later)
      else counts.delete(key)
    }, INTERVAL_MS).unref()
  }

  const report = (service: Service, reason: string): void => {
    const key = `${service} ${reason}`
    const count = counts.get(key)
    if (count === undefined) write(key, service, reason, 1)
    else counts.set(key, count + 1)
  }

  /** Returns a `fetch` for the calls of a service, which calls another one: by default the global one. */
  return (
    service: Service,
    send: typeof globalThis.fetch = (...call) => fetch(...call),
  ): typeof globalThis.fetch =>
    async (input, init) => {
      try {
        const response = await send(input, init)
        if (response.status >= 500) report(service, `status ${response.status}`)
        return response
      } catch (error) {
        if (!isAborted(error)) report(service, reasonOf(error))
        throw error
      }
    }
}
