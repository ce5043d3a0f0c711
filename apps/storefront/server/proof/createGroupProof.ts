import * as v from 'valibot'
import type { Settings } from '../settings/settings.ts'

/** A provider on whose page people prove that they belong to a group. The page returns a code. */
export type GroupProof = {
  /** The provider's page. It redirects back to the shop with `state` and a code. */
  readonly pageUrl: (state: string) => string
  /** Exchanges a returned code for a token. The result is `refused` when the code is invalid or has expired. */
  readonly tokenOf: (code: string) => Promise<TokenResult>
}

type TokenResult =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: 'refused' | 'unavailable' }

type ProofSettings = Pick<
  Settings,
  'IDME_CLIENT_ID' | 'IDME_CLIENT_SECRET' | 'IDME_PAGE_URL' | 'IDME_TOKEN_URL' | 'IDME_SCOPES' | 'origin'
>

const TokenResponse = v.object({ access_token: v.pipe(v.string(), v.nonEmpty()) })

/** How long the provider may take to respond, in ms. */
const TIMEOUT_MS = 10_000

/** The only return URL that the provider accepts; the locale of the page is stored in the visitor's session. */
const PROOF_RETURN_PATH = '/id-verification/back'

/**
 * Creates the provider ID.me, which is used with its server-side flow; `undefined` when no ID.me client is configured.
 */
export const createGroupProof = (
  settings: ProofSettings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): GroupProof | undefined => {
  const { IDME_CLIENT_ID: clientId, IDME_CLIENT_SECRET: clientSecret, origin } = settings
  if (!clientId) return undefined
  const redirectUri = `${origin}${PROOF_RETURN_PATH}`
  return {
    pageUrl: (state) => {
      const url = new URL(settings.IDME_PAGE_URL)
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scopes: settings.IDME_SCOPES,
        state,
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },
    tokenOf: async (code) => {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
      })
      try {
        const response = await fetch(settings.IDME_TOKEN_URL, {
          method: 'POST',
          body,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        if (response.status >= 400 && response.status < 500) return { ok: false, reason: 'refused' }
        const parsed = v.safeParse(TokenResponse, await response.json())
        return response.ok && parsed.success
          ? { ok: true, token: parsed.output.access_token }
          : { ok: false, reason: 'unavailable' }
      } catch {
        return { ok: false, reason: 'unavailable' }
      }
    },
  }
}
