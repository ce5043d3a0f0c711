import type { TokenFlows, Tokens } from '@selvedge/commerce-client'
import type { Session, SessionStore } from './sessionStore.ts'

/** Access tokens are renewed this many milliseconds before they expire. */
const MARGIN_MS = 60_000

/**
 * The result of renewing tokens.
 * - `valid`: these tokens can be used now.
 * - `ended`: the platform refused the refresh token; only this ends a session.
 * - `unavailable`: no response; the session continues.
 */
export type RenewalResult =
  | { readonly kind: 'valid'; readonly tokens: Tokens }
  | { readonly kind: 'ended' }
  | { readonly kind: 'unavailable' }

/** Renews tokens shortly before they expire; parallel requests share one renewal. */
export const createTokenRenewal = (
  flows: Pick<TokenFlows, 'refresh'>,
  store: Pick<SessionStore, 'updateTokens'>,
  now: () => number = Date.now,
) => {
  const running = new Map<string, Promise<RenewalResult>>()

  const renew = async ({ id, tokens }: Session): Promise<RenewalResult> => {
    if (!tokens.refreshToken) return { kind: 'ended' }
    const result = await flows.refresh(tokens.refreshToken)
    if (result.ok) {
      await store.updateTokens(id, result.value)
      return { kind: 'valid', tokens: result.value }
    }
    if (result.problem.kind === 'grant') return { kind: 'ended' }
    // The platform does not respond, but the current token may not have expired yet.
    return tokens.expiresAt > now() ? { kind: 'valid', tokens } : { kind: 'unavailable' }
  }

  return async (session: Session): Promise<RenewalResult> => {
    if (session.tokens.expiresAt - MARGIN_MS > now()) return { kind: 'valid', tokens: session.tokens }
    const pending = running.get(session.id)
    if (pending) return pending
    const renewal = renew(session).finally(() => running.delete(session.id))
    running.set(session.id, renewal)
    return renewal
  }
}

export type RenewTokens = ReturnType<typeof createTokenRenewal>
