import type { Client } from '@urql/core'
import { runMutation } from '../client/execute.ts'
import type { CommerceProblem } from '../errors/problem.ts'
import { CustomerSignMeInDocument } from '../generated/documents.ts'
import type { Result } from '../result/result.ts'
import { createTokenFlows, type TokenFlowOptions, type TokenFlows } from './createTokenFlows.ts'
import type { TokenStore } from './tokenStore.ts'
import type { TokenProblem, Tokens } from './tokens.ts'

/** The parameters of a sign-in. */
export type SignInOptions = Omit<TokenFlowOptions, 'fetch'> & {
  /** Calls the auth host: `fetch`, or a function of its shape. */
  readonly httpClient: typeof globalThis.fetch
  readonly store: TokenStore
  /**
   * A client that sends the guest's token. It signs the customer in with `customerSignMeIn`, so that the customer gets
   * the guest's cart.
   */
  readonly graphqlClient?: Client | undefined
}

/** A customer's email address as `username`, and their password. */
export type SignInCredentials = { readonly username: string; readonly password: string }

/**
 * Signs a customer in: stores their token and clears the guest's. With a `graphqlClient` the guest's cart is
 * merged first. Throws 'httpClient is required' and 'required params missing' for a wrong call; a refusal is
 * returned as a value. Send the analytics event for a login when the result is `ok`.
 *
 * @example
 * ```ts
 * import { memoryTokenStore, signIn } from '@selvedge/commerce-client/session'
 *
 * const project = {
 *   authUrl: 'https://auth.europe-west1.gcp.commercetools.com',
 *   projectKey: 'my-shop',
 *   clientId: 'my-client',
 *   clientSecret: 'my-secret',
 * }
 * const signedIn = await signIn(
 *   { ...project, httpClient: fetch, store: memoryTokenStore() },
 *   { username: 'anna@example.com', password: 'Selvedge-2026' },
 * )
 * if (!signedIn.ok) console.error(signedIn.problem.kind)
 * ```
 */
export const signIn = async (
  { httpClient, store, graphqlClient, ...project }: SignInOptions,
  { username, password }: SignInCredentials,
): Promise<Result<Tokens, TokenProblem | CommerceProblem>> => {
  if (!httpClient) throw new Error('httpClient is required')
  if (!username || !password) throw new Error('required params missing')
  if (graphqlClient) {
    const draft = { email: username, password }
    const merged = await runMutation(graphqlClient, CustomerSignMeInDocument, { draft })
    if (!merged.ok) return merged
  }
  const result = await createTokenFlows({ ...project, fetch: httpClient }).customer(username, password)
  if (!result.ok) return result
  await store.write('customer', result.value)
  await store.write('anonymous', undefined)
  return result
}

/**
 * Signs out: deletes the customer's and the guest's tokens, so that the next call fetches a token for a new guest (spec
 * §4). With `flows` it also tries to revoke the deleted tokens.
 */
export const signOut = async ({
  store,
  flows,
}: {
  readonly store: TokenStore
  readonly flows?: Pick<TokenFlows, 'revoke'> | undefined
}): Promise<void> => {
  for (const kind of ['customer', 'anonymous'] as const) {
    const held = await store.read(kind)
    await store.write(kind, undefined)
    const token = held?.refreshToken ?? held?.accessToken
    if (token) await flows?.revoke(token)
  }
}
