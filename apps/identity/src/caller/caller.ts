import type { TokenFlows } from '@selvedge/commerce-client'
import { createMiddleware } from 'hono/factory'

/** Who calls: a guest or a customer, proven by the commerce token that they hold. */
export type Caller = { readonly token: string; readonly customerId?: string; readonly anonymousId?: string }

export type CallerEnv = { Variables: { caller: Caller; requestId: string } }

/** A caller's name in our own tables. */
export const ownerKey = (caller: Caller): string =>
  caller.customerId ? `customer:${caller.customerId}` : `anonymous:${caller.anonymousId ?? ''}`

/** Whether a cart or an order is the caller's own. */
export const owns = (
  caller: Caller,
  thing: { customerId: string | null; anonymousId: string | null },
): boolean =>
  caller.customerId
    ? thing.customerId === caller.customerId
    : Boolean(caller.anonymousId) && thing.anonymousId === caller.anonymousId

/** Lets only holders of a valid commerce token through; asks the platform on every call, so a revoked token ends at once. */
export const requireCaller = (flows: TokenFlows) =>
  createMiddleware<CallerEnv>(async (context, next) => {
    const token = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1]
    if (!token) return context.json({ kind: 'unauthorized' }, 401)
    const owner = await flows.introspect(token)
    if (!owner.ok) return context.json({ kind: 'unavailable' }, 503)
    if (!owner.value?.customerId && !owner.value?.anonymousId)
      return context.json({ kind: 'unauthorized' }, 401)
    const { customerId, anonymousId } = owner.value
    context.set('caller', {
      token,
      ...(customerId ? { customerId } : {}),
      ...(anonymousId ? { anonymousId } : {}),
    })
    return next()
  })
