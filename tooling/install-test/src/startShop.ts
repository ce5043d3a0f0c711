import {
  type RunningTestDatabases,
  startTestDatabases,
  startTestShop,
  type TestShop,
} from '@selvedge/testing'

/** Starts the shop that a site belongs to. Pages of `siteOrigin` may call its identity service. */
export const startShop = async (siteOrigin: string): Promise<TestShop> => {
  const databases: RunningTestDatabases = await startTestDatabases()
  const shop = await startTestShop({ databases, environment: { SITE_ORIGINS: siteOrigin } }).catch(
    async (error: unknown) => {
      await databases.stop()
      throw error
    },
  )
  return {
    ...shop,
    stop: async () => {
      await shop.stop()
      await databases.stop()
    },
  }
}
