import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Branch, type BranchChanges, startStack, temporarySettings } from '@selvedge/dev'
import { type Calls, startCountingProxy } from './countingProxy.ts'

/** The production stack for benchmarks. */
export type Shop = {
  readonly url: string
  readonly identity: string
  readonly platform: string
  readonly payments: string
  /** Restarts the storefront with an empty cache. `counted` counts its calls to the platform. */
  readonly restart: (calls: 'counted' | 'direct') => Promise<void>
  /** Returns the number of platform calls since the last reset, and resets it. */
  readonly resetCalls: () => Calls
  /** The storefront's API secret for the platform; `stop` deletes it. */
  readonly clientSecret: string
  readonly databaseUrl: (name: 'platform' | 'identity') => string
  /** Starts a second storefront and identity with other settings. */
  readonly branch: (changes: BranchChanges) => Promise<Branch>
  readonly stop: () => Promise<void>
}

const clientSecretOf = (dataDir: string): string => {
  const secrets: { client?: string } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
  return secrets.client ?? ''
}

/** Starts the whole shop on free ports with a separate data folder. */
export const startShop = async (): Promise<Shop> => {
  const { settings, remove } = await temporarySettings({
    ...process.env,
    LOG_LEVEL: 'error',
    // No images are rendered in advance, because this would disturb the measurements.
    PICTURE_WARM_UP_PATHS: '',
    SELVEDGE_MODE: 'development',
    // Each call names its own IP address, so that calls do not share rate limits.
    TRUSTED_PROXY_HOPS: '1',
  })
  const proxy = await startCountingProxy(`http://localhost:${settings.ports.platform}`)
  const counted = { COMMERCE_AUTH_URL: proxy.url, COMMERCE_API_URL: proxy.url }
  // The stack reads this object whenever it starts a service. `restart` changes it, so that calls go through the proxy
  // only while they are counted.
  const override: Record<string, Record<string, string>> = { storefront: counted }
  const stack = await startStack({ settings, mode: 'production', override })
  return {
    url: stack.urls.storefront ?? '',
    identity: stack.urls.identity ?? '',
    platform: stack.urls.platform ?? '',
    payments: stack.urls['payment-sandbox'] ?? '',
    clientSecret: clientSecretOf(settings.dataDir),
    databaseUrl: stack.databaseUrl,
    branch: stack.branch,
    resetCalls: proxy.resetCounts,
    restart: async (calls) => {
      override.storefront = calls === 'counted' ? counted : {}
      await stack.restart('storefront')
      proxy.resetCounts()
    },
    stop: async () => {
      await stack.stop()
      await proxy.close()
      remove()
    },
  }
}
