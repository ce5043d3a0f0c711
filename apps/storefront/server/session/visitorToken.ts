import { createTokenSource, type TokenFlows, type TokenStore } from '@selvedge/commerce-client/session'
import type { IdentityClient, IdentityResult } from '@selvedge/identity-client'
import type { ShopContext } from '../context/createContext.ts'
import type { Session } from './session.ts'

/** The token of a visitor. */
export type VisitorToken = {
  /**
   * The customer's token, else the guest's, refreshed before it expires; `undefined` for a visitor without a token.
   */
  readonly current: () => Promise<string | undefined>
  /** The same token, or that of a new guest. `undefined` only when the platform does not respond. */
  readonly getOrCreate: () => Promise<string | undefined>
  /**
   * Returns another token after this token was refused: a refreshed token, or that of a new guest. The session of a
   * customer whose token was revoked ends.
   */
  readonly replace: (refused: string) => Promise<string | undefined>
}

/**
 * The visitor's token, stored in their session. `flows` share refreshes across requests. `createGuest` may return the guest
 * that a parallel request of the visitor has created; a refused token is replaced by that of another guest.
 */
export const visitorToken = (
  flows: Pick<TokenFlows, 'anonymous' | 'refresh'>,
  session: Session,
  createGuest = flows.anonymous,
): VisitorToken => {
  const store: TokenStore = {
    read: (kind) => (kind === 'customer' ? session.customer?.tokens : session.anonymous),
    write: (kind, tokens) =>
      kind === 'customer' ? session.renewCustomer(tokens) : session.storeGuest(tokens),
  }
  const current = createTokenSource({ store, flows: { refresh: flows.refresh } })
  const getOrCreate = createTokenSource({ store, flows: { ...flows, anonymous: createGuest } })
  const replace = createTokenSource({ store, flows })
  return { current: () => current(), getOrCreate: () => getOrCreate(), replace }
}

/** A client of the platform with the visitor's token; `undefined` for a visitor without a token. */
export const visitorClient = async ({ token, clientFor }: Pick<ShopContext, 'token' | 'clientFor'>) => {
  const bearer = await token.current()
  return bearer === undefined ? undefined : clientFor(bearer)
}

/** Calls the identity backend with the visitor's token. A visitor without a token is unauthorized. */
export const callIdentity = async <Value>(
  { token, identity }: Pick<ShopContext, 'token' | 'identity'>,
  call: (identity: IdentityClient, bearer: string) => IdentityResult<Value>,
): IdentityResult<Value> => {
  const bearer = await token.current()
  return bearer === undefined ? { ok: false, problem: { kind: 'unauthorized' } } : call(identity, bearer)
}
