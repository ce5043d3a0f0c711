import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDatabase, freePort, type Postgres, root, startEmbeddedPostgres } from '@selvedge/dev'
import type { TestProject } from 'vitest/node'
import { buildServers } from './buildServers.ts'
import { type Running, startProcess } from './startProcess.ts'
import type { Surroundings } from './surroundings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, in the order of their pool ids. */
    readonly surroundings: readonly Surroundings[]
  }
}

export const SHOP = 'http://shop.test'

/** Runs a seeded platform and the payment sandbox on free ports. Started processes are put on the list at once. */
const startSurroundings = async (
  postgres: Postgres,
  database: string,
  started: Running[],
): Promise<Surroundings> => {
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
          PAYMENT_SANDBOX_PORT: String(sandboxPort),
          PAYMENT_SANDBOX_PUBLIC_URL: sandbox,
          PAYMENT_SANDBOX_SHOP_ORIGINS: SHOP,
        },
      }),
    ])),
  )
  return { databaseUrl: postgres.urlOf('postgres'), platformDatabaseUrl, platform, sandbox }
}

/** Runs a Postgres, and beside it for each worker what identity works with. */
export default async (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'identity-test-'))
  chmodSync(folder, 0o755)
  const [postgres] = await Promise.all([
    startEmbeddedPostgres(join(folder, 'postgres'), 'test'),
    buildServers(),
  ])
  const started: Running[] = []
  const surroundings: Surroundings[] = []
  // One after the other: they look for free ports.
  for (let worker = 1; worker <= project.vitest.config.maxWorkers; worker += 1)
    surroundings.push(await startSurroundings(postgres, `platform_${worker}`, started))
  project.provide('surroundings', surroundings)
  return async () => {
    await Promise.all(started.map((service) => service.stop()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
