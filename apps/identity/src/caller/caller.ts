import type { RequestIdVariables } from 'hono/request-id'
import type { Session } from '../session/sessionStore.ts'

/** Who calls: a guest or a customer, by a commerce token that they hold or by their session's cookie. */
export type Caller = {
  readonly token: string
  readonly customerId?: string
  readonly anonymousId?: string
  /** Present when the call came with a cookie. */
  readonly session?: Session
}

export type CallerEnv = { Variables: RequestIdVariables & { caller: Caller } }

/** A caller's name in our own tables. */
export const ownerKey = (caller: Pick<Caller, 'customerId' | 'anonymousId'>): string =>
  caller.customerId ? `customer:${caller.customerId}` : `anonymous:${caller.anonymousId ?? ''}`

/** Whether a cart or an order is the caller's own. */
export const owns = (
  caller: Caller,
  thing: { customerId: string | null; anonymousId: string | null },
): boolean =>
  caller.customerId
    ? thing.customerId === caller.customerId
    : Boolean(caller.anonymousId) && thing.anonymousId === caller.anonymousId
