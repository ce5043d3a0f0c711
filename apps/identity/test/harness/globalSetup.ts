import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { freePort, root } from '@selvedge/dev'
import { createDatabase, startTestDatabases, type TestDatabases } from '@selvedge/testing'
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
  databases: TestDatabases,
  database: string,
  started: Running[],
): Promise<TestServices> => {
  const [platformPort, sandboxPort] = await Promise.all([freePort(), freePort()])
  const platform = `http://127.0.0.1:${platformPort}`
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const platformDatabaseUrl = await createDatabase(databases, 'platform', database)
  started.push(
    ...(await Promise.all([
      startProcess({
        folder: join(root, 'apps/platform'),
        entry: 'dist/server.js',
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
        entry: 'dist/server.js',
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
  return { databaseUrl: databases.adminUrl, platformDatabaseUrl, platform, sandbox, platformKey }
}

/** Starts a Postgres, and for each worker a platform and a sandbox. */
export default async (project: TestProject) => {
  const databases = await startTestDatabases()
  await buildServers()
  const started: Running[] = []
  const testServices: TestServices[] = []
  // Starts the services one after the other, because they look for free ports.
  for (let worker = 1; worker <= project.vitest.config.maxWorkers; worker += 1)
    testServices.push(await startTestServices(databases, `platform_${worker}`, started))
  project.provide('testServices', testServices)
  return async () => {
    await Promise.all(started.map((service) => service.kill()))
    await databases.stop()
  }
}
