import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** The id of the current request, or of an order's attempt; it is sent to the platform. */
export const traceId = (): string | undefined => current.getStore()

/** Runs a function under a request's id. */
export const traced = <Value>(id: string, run: () => Value): Value => current.run(id, run)

/** A fetch that sends the current request id, so that one id connects all logs. */
export const tracedFetch: typeof globalThis.fetch = (input, init) => {
  const id = traceId()
  if (id === undefined) return fetch(input, init)
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  headers.set('x-request-id', id)
  return fetch(input, { ...init, headers })
}
