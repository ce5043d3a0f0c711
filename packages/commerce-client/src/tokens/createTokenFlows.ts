import { err, ok, type Result } from '../result/result.ts'
import { ownerOfToken } from './ownerOfToken.ts'
import { isRecord, tokenProblem } from './tokenProblem.ts'
import type { TokenOwner, TokenProblem, Tokens } from './tokens.ts'

/** The project whose token endpoints are called, its credentials, and the options of the calls. */
export type TokenFlowOptions = {
  /** The auth host, e.g. `https://auth.example.com`. */
  readonly authUrl: string
  readonly projectKey: string
  readonly clientId: string
  readonly clientSecret: string
  /** Space-separated scopes of the application's own token. Default: all scopes of the API client. */
  readonly scopes?: string | undefined
  /** Scopes of guests' and customers' tokens, without the project key. Default {@link shopperScopes}. */
  readonly shopperScopes?: readonly string[] | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly now?: (() => number) | undefined
  /** Milliseconds after which a call is aborted. Default 5 000. */
  readonly timeoutMs?: number | undefined
}

/**
 * Scopes of a shopper's token. They are always requested: without scopes the platform gives a shopper all rights of the
 * API client.
 */
export const shopperScopes: readonly string[] = [
  'manage_my_profile',
  'manage_my_orders',
  'manage_my_payments',
  'manage_my_shopping_lists',
  'view_published_products',
]

type TokenResult = Promise<Result<Tokens, TokenProblem>>

/** The OAuth flows of a commerce project (spec §7; platform sheet §1). */
export type TokenFlows = {
  /** A token for the application itself. */
  readonly client: () => TokenResult
  /** A token for a new guest, or for a guest whose id is known. */
  readonly anonymous: (anonymousId?: string) => TokenResult
  /** A token for a customer, by email and password. */
  readonly customer: (username: string, password: string) => TokenResult
  /** A new access token; the refresh token stays the same. */
  readonly refresh: (refreshToken: string) => TokenResult
  /** The owner of a token; `undefined` for a token that is not valid. */
  readonly introspect: (token: string) => Promise<Result<TokenOwner | undefined, TokenProblem>>
  /** Revokes a token. Unknown tokens succeed. */
  readonly revoke: (token: string) => Promise<Result<void, TokenProblem>>
}

/** Basic credentials; `btoa` accepts Latin-1 only, so the text is encoded as UTF-8 first. */
const encodeBasic = (id: string, secret: string): string =>
  `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${id}:${secret}`)))}`

/**
 * Creates the token flows of a project: form-encoded, client credentials as basic authentication. Failures are
 * returned as a `TokenProblem`; they never throw.
 *
 * @example
 * ```ts
 * import { createTokenFlows } from '@selvedge/commerce-client/session'
 *
 * const flows = createTokenFlows({
 *   authUrl: 'https://auth.europe-west1.gcp.commercetools.com',
 *   projectKey: 'my-shop',
 *   clientId: 'my-client',
 *   clientSecret: 'my-secret',
 * })
 * const guest = await flows.anonymous()
 * console.log(guest.ok ? guest.value.expiresAt : guest.problem.kind)
 * ```
 */
export const createTokenFlows = ({
  authUrl,
  projectKey,
  clientId,
  clientSecret,
  scopes,
  shopperScopes: scopesOfShopper = shopperScopes,
  fetch = globalThis.fetch,
  now = Date.now,
  timeoutMs = 5_000,
}: TokenFlowOptions): TokenFlows => {
  const oauth = `${authUrl.replace(/\/+$/, '')}/oauth`
  const project = encodeURIComponent(projectKey)
  const authorization = encodeBasic(clientId, clientSecret)
  const shopperScope = scopesOfShopper.map((name) => `${name}:${projectKey}`).join(' ')

  const post = async (path: string, form: Record<string, string>): Promise<Result<unknown, TokenProblem>> => {
    try {
      const response = await fetch(`${oauth}${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      const body: unknown = text === '' ? {} : JSON.parse(text)
      return response.ok ? ok(body) : err(tokenProblem(response.status, body))
    } catch (error) {
      return err({
        kind: 'network',
        message: error instanceof Error ? error.message : 'The token service did not respond.',
      })
    }
  }

  const token = async (
    path: string,
    form: Record<string, string>,
    previousRefreshToken?: string,
  ): TokenResult => {
    const requestedAt = now()
    const result = await post(path, form)
    if (!result.ok) return result
    const body = result.value
    if (!isRecord(body) || typeof body.access_token !== 'string' || typeof body.expires_in !== 'number')
      return err({ kind: 'network', message: 'The token service returned no token.' })
    const refreshToken = typeof body.refresh_token === 'string' ? body.refresh_token : previousRefreshToken
    return ok({
      accessToken: body.access_token,
      expiresAt: requestedAt + body.expires_in * 1000,
      scope: typeof body.scope === 'string' ? body.scope : '',
      ...(refreshToken ? { refreshToken } : {}),
    })
  }

  return {
    client: () => token('/token', { grant_type: 'client_credentials', ...(scopes ? { scope: scopes } : {}) }),
    anonymous: (anonymousId) =>
      token(`/${project}/anonymous/token`, {
        grant_type: 'client_credentials',
        scope: shopperScope,
        ...(anonymousId ? { anonymous_id: anonymousId } : {}),
      }),
    customer: (username, password) =>
      token(`/${project}/customers/token`, {
        grant_type: 'password',
        username,
        password,
        scope: shopperScope,
      }),
    refresh: (refreshToken) =>
      token('/token', { grant_type: 'refresh_token', refresh_token: refreshToken }, refreshToken),
    introspect: async (value) => {
      const result = await post('/introspect', { token: value })
      if (!result.ok) return result
      return ok(
        isRecord(result.value) && result.value.active === true
          ? ownerOfToken(String(result.value.scope ?? ''))
          : undefined,
      )
    },
    revoke: async (value) => {
      const result = await post('/token/revoke', { token: value, token_type_hint: 'refresh_token' })
      return result.ok ? ok(undefined) : result
    },
  }
}
