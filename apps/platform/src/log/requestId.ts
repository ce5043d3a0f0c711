import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

const current = new AsyncLocalStorage<string>()

const sensible = /^[\w.:-]{8,128}$/

/** Runs work as part of a request, so that every line logged meanwhile carries its id. */
export const asRequest = <T>(id: string, work: () => T): T => current.run(id, work)

/** The id of the request at hand; `undefined` outside of one. */
export const currentRequestId = (): string | undefined => current.getStore()

/** The id that a caller gave its request, if it is a sensible one, else a new one. */
export const requestIdFrom = (...given: readonly (string | undefined)[]): string =>
  given.find((id) => id !== undefined && sensible.test(id)) ?? randomUUID()
