import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Branch, type BranchChanges, freePort, readStackSettings, startStack } from '@selvedge/dev'
import { type Calls, startCountingProxy } from './countingProxy.ts'

/** The production stack, as the bench uses it. */
export type Shop = {
  readonly url: string
  readonly identity: string
  readonly platform: string
  readonly payments: string
  /** The storefront with an empty cache. Its calls to the platform are counted only where `counted` is asked for. */
  readonly restart: (calls: 'counted' | 'direct') => Promise<void>
  /** Calls that reached the platform since this was last asked. */
  readonly takeCalls: () => Calls
  /** What this run's storefront shows the platform; gone with its data after `stop`. */
  readonly clientSecret: string
  readonly databaseUrl: (name: 'platform' | 'identity') => string
  /** A second storefront and identity with other settings. */
  readonly branch: (changes: BranchChanges) => Promise<Branch>
  readonly stop: () => Promise<void>
}

const clientSecretOf = (dataDir: string): string => {
  const secrets: { client?: string } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
  return secrets.client ?? ''
}

/** Starts everything on free ports with data of its own. */
export const startShop = async (): Promise<Shop> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'))
  const [storefront, identity, platform, paymentSandbox] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const settings = readStackSettings({
    ...process.env,
    DATA_DIR: dataDir,
    STOREFRONT_PORT: String(storefront),
    IDENTITY_PORT: String(identity),
    PLATFORM_PORT: String(platform),
    PAYMENT_SANDBOX_PORT: String(paymentSandbox),
    LOG_LEVEL: 'error',
  })
  const proxy = await startCountingProxy(`http://localhost:${platform}`)
  const counted = { COMMERCE_AUTH_URL: proxy.url, COMMERCE_API_URL: proxy.url }
  // The stack reads this anew at every start of a service: the proxy takes part in counting, not in timing.
  const override: Record<string, Record<string, string>> = { storefront: counted }
  const stack = await startStack({ settings, mode: 'production', override })
  return {
    url: stack.urls.storefront ?? '',
    identity: stack.urls.identity ?? '',
    platform: stack.urls.platform ?? '',
    payments: stack.urls['payment-sandbox'] ?? '',
    clientSecret: clientSecretOf(dataDir),
    databaseUrl: stack.databaseUrl,
    branch: stack.branch,
    takeCalls: proxy.take,
    restart: async (calls) => {
      override.storefront = calls === 'counted' ? counted : {}
      await stack.restart('storefront')
      proxy.take()
    },
    stop: async () => {
      await stack.stop()
      await proxy.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
