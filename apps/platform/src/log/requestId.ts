import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

const validRequestId = /^[\w.:-]{8,128}$/

/** Runs `work` so that every line that it logs contains the request id. */
export const runWithRequestId = <T>(id: string, work: () => T): T => current.run(id, work)

/** The id of the current request; `undefined` outside a request. */
export const currentRequestId = (): string | undefined => current.getStore()

/** The first valid id among the given ids, else a new id. */
export const requestIdFrom = (...given: readonly (string | undefined)[]): string =>
  given.find((id) => id !== undefined && validRequestId.test(id)) ?? randomUUID()
