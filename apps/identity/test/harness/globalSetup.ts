import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDatabase, freePort, root, startEmbeddedPostgres } from '@selvedge/dev'
import type { TestProject } from 'vitest/node'
import { startProcess } from './startProcess.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly databaseUrl: string
    readonly platform: string
    readonly sandbox: string
  }
}

export const SHOP = 'http://shop.test'

/** Runs a Postgres, a seeded platform and the payment sandbox once for all test files, on free ports. */
export default async (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-test-'))
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), 'test')
  await ensureDatabase(postgres.urlOf('postgres'), 'platform')
  const [platformPort, sandboxPort] = await Promise.all([freePort(), freePort()])
  const platformUrl = `http://127.0.0.1:${platformPort}`
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`
  const services = await Promise.all([
    startProcess({
      folder: join(root, 'apps/platform'),
      url: platformUrl,
      environment: {
        PLATFORM_PORT: String(platformPort),
        PLATFORM_PUBLIC_URL: platformUrl,
        DATABASE_URL: postgres.urlOf('platform'),
        COMMERCE_CLIENT_ID: 'identity-test',
        COMMERCE_CLIENT_SECRET: 'identity-test-secret',
        LOG_LEVEL: 'error',
      },
    }),
    startProcess({
      folder: join(root, 'apps/payment-sandbox'),
      url: sandboxUrl,
      environment: {
        PAYMENT_SANDBOX_PORT: String(sandboxPort),
        PAYMENT_SANDBOX_PUBLIC_URL: sandboxUrl,
        PAYMENT_SANDBOX_SHOP_ORIGINS: SHOP,
      },
    }),
  ])
  project.provide('databaseUrl', postgres.urlOf('postgres'))
  project.provide('platform', platformUrl)
  project.provide('sandbox', sandboxUrl)
  return async () => {
    await Promise.all(services.map((service) => service.stop()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
