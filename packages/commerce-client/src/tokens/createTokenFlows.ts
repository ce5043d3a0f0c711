import { err, ok, type Result } from '../result/result.ts'
import { ownerOf } from './ownerOf.ts'
import { isRecord, tokenProblem } from './tokenProblem.ts'
import type { TokenOwner, TokenProblem, Tokens } from './tokens.ts'

/** How the token endpoints of one project are reached. */
export type TokenFlowOptions = {
  /** The auth host, e.g. `https://auth.example.com`. */
  readonly authUrl: string
  readonly projectKey: string
  readonly clientId: string
  readonly clientSecret: string
  /** Space-separated scopes of the application's own token; without them the client's own. */
  readonly scopes?: string
  /** What guests' and customers' tokens may do, without the project key. Default {@link shopperScopes}. */
  readonly shopperScopes?: readonly string[]
  readonly fetch?: typeof globalThis.fetch
  readonly now?: () => number
  /** Milliseconds after which a call is given up. Default 5 000. */
  readonly timeoutMs?: number
}

/**
 * What a shopper's token may do. It is always asked for: without scopes the platform would give a shopper everything
 * that the API client may do.
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
  /** A token for a new guest, or for one whose id is known. */
  readonly anonymous: (anonymousId?: string) => TokenResult
  /** A token for a customer, by e-mail and password. */
  readonly customer: (username: string, password: string) => TokenResult
  /** A fresh access token; the refresh token stays the same. */
  readonly refresh: (refreshToken: string) => TokenResult
  /** Who a token speaks for; `undefined` for a token that is not valid. */
  readonly introspect: (token: string) => Promise<Result<TokenOwner | undefined, TokenProblem>>
  /** Ends a token. Unknown tokens are fine. */
  readonly revoke: (token: string) => Promise<Result<void, TokenProblem>>
}

/** Basic credentials; `btoa` alone takes Latin-1 only, so the bytes of UTF-8 go in. */
const encodeBasic = (id: string, secret: string): string =>
  `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${id}:${secret}`)))}`

/** Builds the token flows: form-encoded, client credentials as basic authentication. */
export const createTokenFlows = ({
  authUrl,
  projectKey,
  clientId,
  clientSecret,
  scopes,
  shopperScopes: mayDo = shopperScopes,
  fetch = globalThis.fetch,
  now = Date.now,
  timeoutMs = 5_000,
}: TokenFlowOptions): TokenFlows => {
  const oauth = `${authUrl.replace(/\/+$/, '')}/oauth`
  const project = encodeURIComponent(projectKey)
  const authorization = encodeBasic(clientId, clientSecret)
  const shopperScope = mayDo.map((name) => `${name}:${projectKey}`).join(' ')

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
        message: error instanceof Error ? error.message : 'The token service did not answer.',
      })
    }
  }

  const token = async (path: string, form: Record<string, string>, kept?: string): TokenResult => {
    const asked = now()
    const answer = await post(path, form)
    if (!answer.ok) return answer
    const body = answer.value
    if (!isRecord(body) || typeof body.access_token !== 'string' || typeof body.expires_in !== 'number')
      return err({ kind: 'network', message: 'The token service gave an answer without a token.' })
    const refreshToken = typeof body.refresh_token === 'string' ? body.refresh_token : kept
    return ok({
      accessToken: body.access_token,
      expiresAt: asked + body.expires_in * 1000,
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
      const answer = await post('/introspect', { token: value })
      if (!answer.ok) return answer
      return ok(
        isRecord(answer.value) && answer.value.active === true
          ? ownerOf(String(answer.value.scope ?? ''))
          : undefined,
      )
    },
    revoke: async (value) => {
      const answer = await post('/token/revoke', { token: value, token_type_hint: 'refresh_token' })
      return answer.ok ? ok(undefined) : answer
    },
  }
}
