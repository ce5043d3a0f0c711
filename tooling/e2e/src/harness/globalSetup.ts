import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, findHeadlessShell, freePort, readStackSettings, startStack } from '@selvedge/dev'
import type { TestProject } from 'vitest/node'
import { startControl } from './control.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly shop: string
    readonly identity: string
    readonly platform: string
    readonly payments: string
    readonly platformDatabase: string
    readonly identityDatabase: string
    readonly control: string
    readonly chromium: string
  }
}

/** Runs the whole shop once for all journeys: own ports, own database, nothing kept. */
export default async (project: TestProject) => {
  const chromium = findHeadlessShell() ?? findChromium()
  if (!chromium) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.')
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
    STOREFRONT_PORT: String(storefront),
    IDENTITY_PORT: String(identity),
    PLATFORM_PORT: String(platform),
    PAYMENT_SANDBOX_PORT: String(paymentSandbox),
    NODE_ENV: '',
    EXPERIMENTS: 'hero=plain|bold',
  }
  const stack = await startStack({ settings: readStackSettings(environment), mode: 'production' })
  const control = await startControl(stack)
  project.provide('shop', stack.urls.storefront ?? '')
  project.provide('identity', stack.urls.identity ?? '')
  project.provide('platform', stack.urls.platform ?? '')
  project.provide('payments', stack.urls['payment-sandbox'] ?? '')
  project.provide('platformDatabase', stack.databaseUrl('platform'))
  project.provide('identityDatabase', stack.databaseUrl('identity'))
  project.provide('control', control.url)
  project.provide('chromium', chromium.path)
  return async () => {
    await control.close()
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
