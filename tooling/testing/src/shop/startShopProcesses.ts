import { type DatabaseName, type Stack, startStack, temporarySettings } from '@selvedge/dev'

/** The key with which tests sign preview links. */
export const PREVIEW_KEY = 'signs the previews of the tests'

/** Settings that differ from production: shorter waits, and a network address that tests choose for each visitor. */
const testSettings = {
  // Tests read the mailbox, and pay at the sandbox.
  SELVEDGE_MODE: 'development',
  LOG_LEVEL: 'warn',
  // Each visitor has a separate network address, so that tests do not share rate limits.
  TRUSTED_PROXY_HOPS: '1',
  // The interval for checking payments without a reported approval. The default is 15 seconds. With one second, the checks would
  // take more of a processor's time than anything else in a shop without visitors.
  SWEEP_SECONDS: '3',
  // A read may take seconds on a busy machine.
  COMMERCE_READ_TIMEOUT_MS: '10000',
  // This timeout is long enough for tests to see the page of an order in progress while a provider does not respond.
  PROVIDER_TIMEOUT_SECONDS: '4',
  // Tests of caches count the calls of the platform.
  CATALOGUE_CHECK_SECONDS: '0',
  // No images are rendered in advance, because tests do not look at most images.
  PICTURE_WARM_UP_PATHS: '',
  PREVIEW_KEY,
} as const

export type ShopProcessOptions = {
  readonly databases: Readonly<Record<DatabaseName, string>>
  /** Environment variables for all services, in addition to those of the test harness. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Starts the services of a shop on free ports. `stop` kills them, because their state is no longer needed. */
export const startShopProcesses = async ({
  databases,
  environment = {},
}: ShopProcessOptions): Promise<Stack> => {
  const { settings, remove } = await temporarySettings({
    ...process.env,
    // Overrides the NODE_ENV of the test runner.
    NODE_ENV: 'production',
    ...testSettings,
    ...environment,
    DATABASE_URL: '',
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
