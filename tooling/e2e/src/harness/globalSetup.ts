import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, findHeadlessShell, freePort, readStackSettings, startStack } from '@selvedge/dev'
import type { TestProject } from 'vitest/node'
import { startControl } from './control.ts'
import type { StackAddresses } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, in the order of their pool ids. */
    readonly stacks: readonly StackAddresses[]
    readonly chromium: string
  }
}

type RunningShop = { readonly addresses: StackAddresses; readonly stop: () => Promise<void> }

/** Runs the whole shop: own ports, own database, nothing kept. */
const startShop = async (): Promise<RunningShop> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-journeys-'))
  const [storefront, identity, platform, paymentSandbox] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    // A database that is given would be one for all.
    DATABASE_URL: '',
    STOREFRONT_PORT: String(storefront),
    IDENTITY_PORT: String(identity),
    PLATFORM_PORT: String(platform),
    PAYMENT_SANDBOX_PORT: String(paymentSandbox),
    NODE_ENV: '',
    EXPERIMENTS: 'hero=plain|bold',
  }
  const stack = await startStack({ settings: readStackSettings(environment), mode: 'production' })
  const control = await startControl(stack)
  return {
    addresses: {
      shop: stack.urls.storefront ?? '',
      identity: stack.urls.identity ?? '',
      platform: stack.urls.platform ?? '',
      payments: stack.urls['payment-sandbox'] ?? '',
      platformDatabase: stack.databaseUrl('platform'),
      identityDatabase: stack.databaseUrl('identity'),
      control: control.url,
    },
    stop: async () => {
      await control.close()
      await stack.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs a shop for each worker: journeys that are made at the same time never meet. */
export default async (project: TestProject) => {
  const chromium = findHeadlessShell() ?? findChromium()
  if (!chromium) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.')
  const shops: RunningShop[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(shops.map((shop) => shop.stop()))
  }
  try {
    // One after the other: they look for free ports.
    for (let worker = 0; worker < project.vitest.config.maxWorkers; worker += 1) shops.push(await startShop())
  } catch (error) {
    await stop()
    throw error
  }
  project.provide(
    'stacks',
    shops.map(({ addresses }) => addresses),
  )
  project.provide('chromium', chromium.path)
  return stop
}
