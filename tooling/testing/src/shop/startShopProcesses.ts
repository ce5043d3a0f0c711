import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DatabaseName, freePort, readStackSettings, type Stack, startStack } from '@selvedge/dev'

/** Settings that differ from production: shorter waits, and a visitor's address that a test can choose. */
const testSettings = {
  LOG_LEVEL: 'warn',
  EXPERIMENTS: 'hero=plain|bold',
  // Each visitor has an address of its own, so that tests do not share rate limits.
  TRUSTED_PROXY_HOPS: '1',
  // Payments whose approval nobody reported are looked for each second instead of every 15.
  SWEEP_SECONDS: '1',
} as const

export type ShopProcessOptions = {
  readonly databases: Readonly<Record<DatabaseName, string>>
  /** Settings of all services beside those of the test harness. */
  readonly environment?: Readonly<Record<string, string>>
}

/** The services of a shop, on free ports. `stop` ends them at once: nothing of theirs is needed any more. */
export const startShopProcesses = async ({
  databases,
  environment = {},
}: ShopProcessOptions): Promise<Stack> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-shop-'))
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true })
  const [storefront, identity, platform, paymentSandbox] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const settings = readStackSettings({
    ...process.env,
    // The runner's own is no mode of a service.
    NODE_ENV: 'production',
    ...testSettings,
    ...environment,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    STOREFRONT_PORT: String(storefront),
    IDENTITY_PORT: String(identity),
    PLATFORM_PORT: String(platform),
    PAYMENT_SANDBOX_PORT: String(paymentSandbox),
  })
  const stack = await startStack({ settings, mode: 'production', databases }).catch((error: unknown) => {
    remove()
    throw error
  })
  return {
    ...stack,
    stop: async () => {
      await stack.stopBranches()
      await Promise.all(Object.keys(stack.urls).map((name) => stack.kill(name)))
      await stack.stop()
      remove()
    },
  }
}
