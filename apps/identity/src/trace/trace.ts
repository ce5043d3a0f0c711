import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** The request (or the order's attempt) that is being worked on; it goes along to the platform. */
export const traceId = (): string | undefined => current.getStore()

/** Runs something under a request's id. */
export const traced = <Value>(id: string, run: () => Value): Value => current.run(id, run)

/** A fetch that names the request it is made for, so that one id leads through all logs. */
export const tracedFetch: typeof globalThis.fetch = (input, init) => {
  const id = traceId()
  if (id === undefined) return fetch(input, init)
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
  headers.set('x-request-id', id)
  return fetch(input, { ...init, headers })
}
