import type { IdentityClient, IdentityResult } from '@selvedge/identity-client'
import type { ShopContext } from '../context/createContext.ts'

/** A client of the platform with the token that the visitor holds; `undefined` for a visitor without one. */
export const visitorClient = async ({ token, clientFor }: Pick<ShopContext, 'token' | 'clientFor'>) => {
  const bearer = await token.held()
  return bearer === undefined ? undefined : clientFor(bearer)
}

/** Calls the identity backend with the token that the visitor holds. A visitor without one is unauthorized. */
export const callIdentity = async <Value>(
  { token, identity }: Pick<ShopContext, 'token' | 'identity'>,
  call: (identity: IdentityClient, bearer: string) => IdentityResult<Value>,
): IdentityResult<Value> => {
  const bearer = await token.held()
  return bearer === undefined ? { ok: false, problem: { kind: 'unauthorized' } } : call(identity, bearer)
}
