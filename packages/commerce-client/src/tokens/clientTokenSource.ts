import type { TokenFlows } from './createTokenFlows.ts'
import type { Tokens } from './tokens.ts'

/** How long before its real expiry a token counts as expired, in milliseconds. */
export const TOKEN_EXPIRY_MARGIN_MS = 60_000

/**
 * Creates the source of the application's own token, which is fetched once for parallel callers and again a minute before it
 * expires. The source returns `undefined` when the fetch fails; the next call fetches again.
 *
 * @param now Returns milliseconds since the epoch.
 *
 * @example
 * ```ts
 * import { clientTokenSource, createTokenFlows } from '@selvedge/commerce-client/session'
 *
 * const flows = createTokenFlows({
 *   authUrl: 'https://auth.europe-west1.gcp.commercetools.com',
 *   projectKey: 'my-shop',
 *   clientId: 'my-client',
 *   clientSecret: 'my-secret',
 * })
 * const token = clientTokenSource(flows)
 * ```
 */
export const clientTokenSource = (flows: Pick<TokenFlows, 'client'>, now: () => number = Date.now) => {
  let held: Tokens | undefined
  let pending: Promise<string | undefined> | undefined

  const fetchToken = async (): Promise<string | undefined> => {
    const result = await flows.client()
    held = result.ok ? result.value : undefined
    return held?.accessToken
  }

  return async (): Promise<string | undefined> => {
    if (held && held.expiresAt - TOKEN_EXPIRY_MARGIN_MS > now()) return held.accessToken
    pending ??= fetchToken().finally(() => {
      pending = undefined
    })
    return pending
  }
}
