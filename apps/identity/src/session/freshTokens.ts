import type { TokenFlows, Tokens } from '@selvedge/commerce-client'
import type { Session, SessionStore } from './sessionStore.ts'

/** Milliseconds before its end at which an access token is renewed. */
const MARGIN_MS = 60_000

/**
 * - `fresh`: these tokens are good for now.
 * - `ended`: the platform refused the refresh token, which is the one thing that ends a session.
 * - `unavailable`: no answer; the session stays.
 */
export type Freshness =
  | { readonly kind: 'fresh'; readonly tokens: Tokens }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unavailable' }

/** Renews tokens shortly before they expire, once for however many requests wait for it. */
export const createFreshTokens = (
  flows: Pick<TokenFlows, 'refresh'>,
  store: Pick<SessionStore, 'keepTokens'>,
  now: () => number = Date.now,
) => {
  const running = new Map<string, Promise<Freshness>>()

  const renew = async ({ id, tokens }: Session): Promise<Freshness> => {
    if (!tokens.refreshToken) return { kind: 'ended' }
    const answer = await flows.refresh(tokens.refreshToken)
    if (answer.ok) {
      await store.keepTokens(id, answer.value)
      return { kind: 'fresh', tokens: answer.value }
    }
    if (answer.problem.kind === 'grant') return { kind: 'ended' }
    // The platform does not answer, but what is held still works for a moment.
    return tokens.expiresAt > now() ? { kind: 'fresh', tokens } : { kind: 'unavailable' }
  }

  return async (session: Session): Promise<Freshness> => {
    if (session.tokens.expiresAt - MARGIN_MS > now()) return { kind: 'fresh', tokens: session.tokens }
    const pending = running.get(session.id)
    if (pending) return pending
    const renewal = renew(session).finally(() => running.delete(session.id))
    running.set(session.id, renewal)
    return renewal
  }
}

export type FreshTokens = ReturnType<typeof createFreshTokens>
