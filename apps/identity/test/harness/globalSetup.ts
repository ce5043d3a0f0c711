import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDatabase, freePort, type Postgres, root, startEmbeddedPostgres } from '@selvedge/dev'
import type { TestProject } from 'vitest/node'
import { buildServers } from './buildServers.ts'
import { type Running, startProcess } from './startProcess.ts'
import type { TestServices } from './testServices.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One entry for each worker, in the order of their pool ids. */
    readonly testServices: readonly TestServices[]
  }
}

const platformKey = randomBytes(16).toString('hex')

export const SHOP = 'http://shop.test'

/** Starts a seeded platform and a payment sandbox on free ports. Adds started processes to the list at once. */
const startTestServices = async (
  postgres: Postgres,
  database: string,
  started: Running[],
): Promise<TestServices> => {
  await ensureDatabase(postgres.urlOf('postgres'), database)
  const [platformPort, sandboxPort] = await Promise.all([freePort(), freePort()])
  const platform = `http://127.0.0.1:${platformPort}`
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const platformDatabaseUrl = postgres.urlOf(database)
  started.push(
    ...(await Promise.all([
      startProcess({
        folder: join(root, 'apps/platform'),
        url: platform,
        environment: {
          PLATFORM_PORT: String(platformPort),
          PLATFORM_PUBLIC_URL: platform,
          PLATFORM_KEY: platformKey,
          DATABASE_URL: platformDatabaseUrl,
          COMMERCE_CLIENT_ID: 'identity-test',
          COMMERCE_CLIENT_SECRET: 'identity-test-secret',
          LOG_LEVEL: 'error',
        },
      }),
      startProcess({
        folder: join(root, 'apps/payment-sandbox'),
        url: sandbox,
        environment: {
          SELVEDGE_MODE: 'development',
          PAYMENT_SANDBOX_PORT: String(sandboxPort),
          PAYMENT_SANDBOX_PUBLIC_URL: sandbox,
          PAYMENT_SANDBOX_SHOP_ORIGINS: SHOP,
        },
      }),
    ])),
  )
  return { databaseUrl: postgres.urlOf('postgres'), platformDatabaseUrl, platform, sandbox, platformKey }
}

/** Starts a Postgres, and for each worker a platform and a sandbox. */
export default async (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-test-'))
  chmodSync(folder, 0o755)
  const [postgres] = await Promise.all([
    startEmbeddedPostgres(join(folder, 'postgres'), 'test'),
    buildServers(),
  ])
  const started: Running[] = []
  const testServices: TestServices[] = []
  // One after the other, because they look for free ports.
  for (let worker = 1; worker <= project.vitest.config.maxWorkers; worker += 1)
    testServices.push(await startTestServices(postgres, `platform_${worker}`, started))
  project.provide('testServices', testServices)
  return async () => {
    await Promise.all(started.map((service) => service.stop()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
