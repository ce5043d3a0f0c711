import type { TokenFlows } from './createTokenFlows.ts'
import type { Tokens } from './tokens.ts'

/** Milliseconds before its expiry at which a token counts as expired. */
export const EXPIRY_MARGIN_MS = 60_000

/**
 * The application's own token, fetched once for parallel callers and again shortly before it expires. Returns
 * `undefined` when the fetch fails; the next call fetches again.
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
    if (held && held.expiresAt - EXPIRY_MARGIN_MS > now()) return held.accessToken
    pending ??= fetchToken().finally(() => {
      pending = undefined
    })
    return pending
  }
}
