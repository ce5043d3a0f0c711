import type { TokenSource } from '../client/tokenSource.ts'
import { TOKEN_EXPIRY_MARGIN_MS } from './clientTokenSource.ts'
import type { TokenFlows } from './createTokenFlows.ts'
import type { TokenKind, TokenStore } from './tokenStore.ts'

/** Where a visitor's tokens are stored, and how they are refreshed. */
export type TokenSourceOptions = {
  readonly store: TokenStore
  /** Without `anonymous` no guest is created. */
  readonly flows: Pick<TokenFlows, 'refresh'> & Partial<Pick<TokenFlows, 'anonymous'>>
  /** Returns the current time in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: (() => number) | undefined
}

/**
 * Creates the source of a visitor's token: the customer's before the guest's, refreshed a minute before it expires,
 * or a new guest's when none is stored. Parallel callers share one refresh. Only a refused grant ends a session; while the
 * token service fails, the current token is sent.
 *
 * @example
 * ```ts
 * import { createTokenSource, memoryTokenStore, type TokenFlows } from '@selvedge/commerce-client/session'
 *
 * const tokenOf = (flows: TokenFlows) => createTokenSource({ store: memoryTokenStore(), flows })
 * ```
 */
export const createTokenSource = ({ store, flows, now = Date.now }: TokenSourceOptions): TokenSource => {
  const held = async (kind: TokenKind, refused: string | undefined): Promise<string | undefined> => {
    const current = await store.read(kind)
    if (!current) return undefined
    const isUnexpired = current.accessToken !== refused && current.expiresAt - TOKEN_EXPIRY_MARGIN_MS > now()
    if (isUnexpired) return current.accessToken
    const fresh = current.refreshToken ? await flows.refresh(current.refreshToken) : undefined
    if (fresh && !fresh.ok && fresh.problem.kind !== 'grant') return current.accessToken
    await store.write(kind, fresh?.ok ? fresh.value : undefined)
    return fresh?.ok ? fresh.value.accessToken : undefined
  }

  const current = async (refused: string | undefined): Promise<string | undefined> => {
    const mine = (await held('customer', refused)) ?? (await held('anonymous', refused))
    if (mine) return mine
    const guest = await flows.anonymous?.()
    if (!guest?.ok) return undefined
    await store.write('anonymous', guest.value)
    return guest.value.accessToken
  }

  let pending: Promise<string | undefined> | undefined
  return async (refused) => {
    while (pending) {
      const token = await pending
      if (token !== refused) return token
    }
    pending = current(refused).finally(() => {
      pending = undefined
    })
    return pending
  }
}
