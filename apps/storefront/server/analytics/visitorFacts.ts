import { createShopStorage, createVisitorClient } from '@selvedge/identity-client/visitor'
import type { ShopContext } from '../context/createContext.ts'

/** How long a page waits for optional data, in ms. */
const WAIT_MS = 1_000

/** A client for the identity backend's data about the visitor; `undefined` for a visitor without a session. */
const factsClient = async ({ token, settings, headers, log }: ShopContext) => {
  const bearer = await token.current()
  if (!bearer) return undefined
  return createVisitorClient({
    baseUrl: settings.identityUrl,
    product: settings.siteKey,
    headers: { ...headers, authorization: `Bearer ${bearer}` },
    timeoutMs: WAIT_MS,
    // Nothing is stored here, because the session's cookies store what has to be kept.
    storage: createShopStorage(undefined),
    log: (message, problem) => log.error({ problem }, message),
  })
}

/** Statistics of the visitor (spec §7); `undefined` when they are not available. */
export const statisticsFor = async (
  shop: ShopContext,
): Promise<Readonly<Record<string, unknown>> | undefined> => {
  const response = await (await factsClient(shop))?.getUserStats()
  return response?.ok ? response.value : undefined
}
