import { ownerOf, type TokenFlows, type Tokens } from '@selvedge/commerce-client'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { FreshTokens } from '../session/freshTokens.ts'
import type { SessionCookie } from '../session/sessionCookie.ts'
import type { Session, SessionStore } from '../session/sessionStore.ts'
import type { Caller, CallerEnv } from './caller.ts'

type Dependencies = {
  readonly flows: TokenFlows
  readonly sessions: SessionStore
  readonly cookie: SessionCookie
  readonly fresh: FreshTokens
}

export type Found =
  | { readonly kind: 'caller'; readonly caller: Caller }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'unavailable' }

const ownersOf = (tokens: Tokens) => {
  const { customerId, anonymousId } = ownerOf(tokens.scope)
  return { ...(customerId ? { customerId } : {}), ...(anonymousId ? { anonymousId } : {}) }
}

const callerOf = (session: Session): Caller => ({
  token: session.tokens.accessToken,
  ...(session.customerId ? { customerId: session.customerId } : {}),
  ...(session.anonymousId && !session.customerId ? { anonymousId: session.anonymousId } : {}),
  session,
})

/** Finds out who calls, and makes guests of those who are nobody yet. */
export const createCallers = ({ flows, sessions, cookie, fresh }: Dependencies) => {
  const byToken = async (token: string): Promise<Found> => {
    // Asked on every call, so that a revoked token ends at once.
    const owner = await flows.introspect(token)
    if (!owner.ok) return { kind: 'unavailable' }
    const { customerId, anonymousId } = owner.value ?? {}
    if (!customerId && !anonymousId) return { kind: 'nobody' }
    return {
      kind: 'caller',
      caller: { token, ...(customerId ? { customerId } : {}), ...(anonymousId ? { anonymousId } : {}) },
    }
  }

  const byCookie = async (id: string): Promise<Found> => {
    const session = await sessions.find(id)
    if (!session) return { kind: 'nobody' }
    const freshness = await fresh(session)
    if (freshness.kind === 'unavailable') return { kind: 'unavailable' }
    if (freshness.kind === 'fresh')
      return { kind: 'caller', caller: callerOf({ ...session, tokens: freshness.tokens }) }
    await sessions.end(id)
    return { kind: 'nobody' }
  }

  const find = async (context: Context): Promise<Found> => {
    const header = context.req.header('authorization')
    if (header !== undefined) {
      const token = /^Bearer (\S+)$/.exec(header)?.[1]
      return token ? byToken(token) : { kind: 'nobody' }
    }
    const id = cookie.read(context)
    return id ? byCookie(id) : { kind: 'nobody' }
  }

  /** Begins a session with these tokens under a new id, in the place of the one before. */
  const begin = async (context: Context, tokens: Tokens, before?: Session): Promise<Caller> => {
    const owners = ownersOf(tokens)
    const session = await sessions.rotate(before, {
      tokens,
      ...owners,
      // After a login the guest's cart may still be waiting to be merged; after a logout nothing is.
      formerAnonymousId: owners.customerId ? (before?.anonymousId ?? before?.formerAnonymousId) : undefined,
    })
    cookie.write(context, session.id)
    return callerOf(session)
  }

  /** Makes the visitor a guest with a token of their own. */
  const beginGuest = async (context: Context, before?: Session): Promise<Found> => {
    const tokens = await flows.anonymous()
    if (!tokens.ok) return { kind: 'unavailable' }
    return { kind: 'caller', caller: await begin(context, tokens.value, before) }
  }

  /** Lets only visitors through who are somebody: a guest or a customer. */
  const required = createMiddleware<CallerEnv>(async (context, next) => {
    const found = await find(context)
    if (found.kind === 'unavailable') return context.json({ kind: 'unavailable' }, 503)
    if (found.kind === 'nobody') return context.json({ kind: 'unauthorized' }, 401)
    context.set('caller', found.caller)
    return next()
  })

  /** The same; who is nobody yet becomes a guest. */
  const welcomed = createMiddleware<CallerEnv>(async (context, next) => {
    const known = await find(context)
    const isBearer = context.req.header('authorization') !== undefined
    if (known.kind === 'nobody' && isBearer) return context.json({ kind: 'unauthorized' }, 401)
    const found = known.kind === 'nobody' ? await beginGuest(context) : known
    if (found.kind !== 'caller') return context.json({ kind: 'unavailable' }, 503)
    context.set('caller', found.caller)
    return next()
  })

  /** Lets only signed-in customers through. */
  const customers = createMiddleware<CallerEnv>(async (context, next) => {
    const found = await find(context)
    if (found.kind === 'unavailable') return context.json({ kind: 'unavailable' }, 503)
    if (found.kind === 'nobody' || !found.caller.customerId)
      return context.json({ kind: 'unauthorized' }, 401)
    context.set('caller', found.caller)
    return next()
  })

  return { find, begin, beginGuest, required, welcomed, customers }
}

export type Callers = ReturnType<typeof createCallers>
