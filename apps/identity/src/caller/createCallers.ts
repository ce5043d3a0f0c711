import { ownerOfToken, type TokenFlows, type Tokens } from '@selvedge/commerce-client'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { RenewTokens } from '../session/createTokenRenewal.ts'
import type { SessionCookie } from '../session/sessionCookie.ts'
import type { Session, SessionStore } from '../session/sessionStore.ts'
import type { Caller, CallerEnv } from './caller.ts'
import { shareIntrospections } from './shareIntrospections.ts'

type Dependencies = {
  readonly flows: TokenFlows
  readonly sessions: SessionStore
  readonly cookie: SessionCookie
  readonly renewTokens: RenewTokens
}

export type Found =
  | { readonly kind: 'caller'; readonly caller: Caller }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' }

const ownersOf = (tokens: Tokens) => {
  const { customerId, anonymousId } = ownerOfToken(tokens.scope)
  return { ...(customerId ? { customerId } : {}), ...(anonymousId ? { anonymousId } : {}) }
}

const callerOf = (session: Session): Caller => ({
  token: session.tokens.accessToken,
  ...(session.customerId ? { customerId: session.customerId } : {}),
  ...(session.anonymousId && !session.customerId ? { anonymousId: session.anonymousId } : {}),
  session,
})

/** The caller's `User-Agent`, cut to the stored length. */
export const userAgentOf = (context: Context): string =>
  (context.req.header('user-agent') ?? '').slice(0, 400)

/** Identifies callers, and makes unknown visitors guests. */
export const createCallers = ({ flows, sessions, cookie, renewTokens }: Dependencies) => {
  const introspect = shareIntrospections(flows)

  const byToken = async (token: string): Promise<Found> => {
    // The result of the introspection is not stored, so that the platform alone decides how long a revoked token works.
    const owner = await introspect(token)
    if (!owner.ok) return { kind: 'unavailable' }
    const { customerId, anonymousId } = owner.value ?? {}
    if (!customerId && !anonymousId) return { kind: 'unknown' }
    return {
      kind: 'caller',
      caller: { token, ...(customerId ? { customerId } : {}), ...(anonymousId ? { anonymousId } : {}) },
    }
  }

  const byCookie = async (id: string): Promise<Found> => {
    const session = await sessions.find(id)
    if (!session) return { kind: 'unknown' }
    const renewal = await renewTokens(session)
    if (renewal.kind === 'unavailable') return { kind: 'unavailable' }
    if (renewal.kind === 'valid')
      return { kind: 'caller', caller: callerOf({ ...session, tokens: renewal.tokens }) }
    await sessions.end(id)
    return { kind: 'unknown' }
  }

  const find = async (context: Context): Promise<Found> => {
    const header = context.req.header('authorization')
    if (header !== undefined) {
      const token = /^Bearer (\S+)$/.exec(header)?.[1]
      return token ? byToken(token) : { kind: 'unknown' }
    }
    const id = cookie.read(context)
    return id ? byCookie(id) : { kind: 'unknown' }
  }

  /** Finds the caller once per request, because several middlewares with overlapping paths may require a caller. */
  const findOnce = async (context: Context<CallerEnv>): Promise<Found> => {
    const caller = context.get('caller')
    return caller ? { kind: 'caller', caller } : find(context)
  }

  /** Starts a session with these tokens under a new id; this session replaces the caller's former session. */
  const begin = async (context: Context, tokens: Tokens, previous?: Session): Promise<Caller> => {
    const owners = ownersOf(tokens)
    const session = await sessions.rotate(previous, {
      tokens,
      userAgent: userAgentOf(context),
      ...owners,
      // After a login, the guest's cart may still have to be merged; after a logout, there is no guest cart.
      formerAnonymousId: owners.customerId
        ? (previous?.anonymousId ?? previous?.formerAnonymousId)
        : undefined,
    })
    cookie.write(context, session.id)
    return callerOf(session)
  }

  /** Makes the visitor a guest with a new token. */
  const beginGuest = async (context: Context, previous?: Session): Promise<Found> => {
    const tokens = await flows.anonymous()
    if (!tokens.ok) return { kind: 'unavailable' }
    return { kind: 'caller', caller: await begin(context, tokens.value, previous) }
  }

  /** Middleware that allows guests and customers only. */
  const requireCaller = createMiddleware<CallerEnv>(async (context, next) => {
    const found = await findOnce(context)
    if (found.kind === 'unavailable') return context.json({ kind: 'unavailable' }, 503)
    if (found.kind === 'unknown') return context.json({ kind: 'unauthorized' }, 401)
    context.set('caller', found.caller)
    return next()
  })

  /** Middleware that allows everyone; it makes an unknown visitor a guest. */
  const ensureCaller = createMiddleware<CallerEnv>(async (context, next) => {
    const known = await findOnce(context)
    const isBearer = context.req.header('authorization') !== undefined
    if (known.kind === 'unknown' && isBearer) return context.json({ kind: 'unauthorized' }, 401)
    const found = known.kind === 'unknown' ? await beginGuest(context) : known
    if (found.kind !== 'caller') return context.json({ kind: 'unavailable' }, 503)
    context.set('caller', found.caller)
    return next()
  })

  /** Middleware that allows signed-in customers only. */
  const requireCustomer = createMiddleware<CallerEnv>(async (context, next) => {
    const found = await findOnce(context)
    if (found.kind === 'unavailable') return context.json({ kind: 'unavailable' }, 503)
    if (found.kind === 'unknown' || !found.caller.customerId)
      return context.json({ kind: 'unauthorized' }, 401)
    context.set('caller', found.caller)
    return next()
  })

  return { find, begin, beginGuest, requireCaller, ensureCaller, requireCustomer }
}

export type Callers = ReturnType<typeof createCallers>
