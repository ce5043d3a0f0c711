import type { RequestIdVariables } from 'hono/request-id'
import type { Session } from '../session/sessionStore.ts'

/** The caller: a guest or a customer, identified by a commerce token or by the cookie of their session. */
export type Caller = {
  readonly token: string
  readonly customerId?: string
  readonly anonymousId?: string
  /** Present when the call has a cookie. */
  readonly session?: Session
}

export type CallerEnv = { Variables: RequestIdVariables & { caller: Caller } }

/** The caller's key in this service's tables. */
export const ownerKey = (caller: Pick<Caller, 'customerId' | 'anonymousId'>): string =>
  caller.customerId ? `customer:${caller.customerId}` : `anonymous:${caller.anonymousId ?? ''}`

/** Whether a cart or an order belongs to the caller. */
export const owns = (
  caller: Caller,
  thing: { customerId: string | null; anonymousId: string | null },
): boolean =>
  caller.customerId
    ? thing.customerId === caller.customerId
    : Boolean(caller.anonymousId) && thing.anonymousId === caller.anonymousId
