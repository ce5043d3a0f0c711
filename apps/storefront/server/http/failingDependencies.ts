import { getSiteConfig } from '@selvedge/commerce-client/site'
import type { ShopContext } from '../context/createContext.ts'

const TIMEOUT_MS = 1_000

/** The required services that do not respond; empty when all pages can be served. */
export const failingDependencies = async ({
  catalogue,
  settings: { siteKey, identityUrl },
}: Pick<ShopContext, 'catalogue' | 'settings'>): Promise<readonly string[]> => {
  const [platform, identity] = await Promise.all([
    getSiteConfig(catalogue.client, siteKey),
    fetch(`${identityUrl}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined),
  ])
  return [...(platform.ok ? [] : ['platform']), ...(identity?.ok ? [] : ['identity'])]
}
