import { type ShopAddresses, startTestDatabases, startTestShop, type TestDatabases } from '@selvedge/testing'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly shop: ShopAddresses
    /** The databases for tests that start their own shop. */
    readonly databases: TestDatabases
  }
}

/** Starts one shop from the built apps for all tests of a project. */
export default async (project: TestProject) => {
  const databases = await startTestDatabases()
  const shop = await startTestShop({
    databases,
    environment: { SITE_ORIGINS: 'https://brand.test' },
  }).catch(async (error: unknown) => {
    await databases.stop()
    throw error
  })
  project.provide('shop', shop.addresses)
  project.provide('databases', { adminUrl: databases.adminUrl })
  return async () => {
    await shop.stop()
    await databases.stop()
  }
}
