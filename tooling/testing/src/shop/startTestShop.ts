import { connectShop } from './connectShop.ts'
import { createShopDatabases, type TestDatabases } from './createTestDatabases.ts'
import type { Shop, ShopAddresses } from './shop.ts'
import { startControl } from './startControl.ts'
import { startShopProcesses } from './startShopProcesses.ts'

export type TestShopOptions = {
  /** The result of `startTestDatabases`, or only its URL. */
  readonly databases: TestDatabases
  /** Environment variables for all services, in addition to those of the test harness. */
  readonly environment?: Readonly<Record<string, string>>
}

/** A separate shop: services on free ports, databases copied from the templates. */
export type TestShop = Shop & {
  /** The URLs without the control functions, to be passed to workers. */
  readonly addresses: ShopAddresses
  /** Kills the services and drops the databases. */
  readonly stop: () => Promise<void>
}

/** Starts a shop from the built apps, and waits until all of its services are ready. */
export const startTestShop = async ({ databases, environment }: TestShopOptions): Promise<TestShop> => {
  const own = await createShopDatabases(databases)
  const stack = await startShopProcesses({
    databases: own.urls,
    ...(environment ? { environment } : {}),
  }).catch(async (error: unknown) => {
    await own.drop()
    throw error
  })
  const control = await startControl(stack)
  const addresses: ShopAddresses = {
    storefront: stack.urls.storefront ?? '',
    larkhouse: stack.urls.larkhouse ?? '',
    identity: stack.urls.identity ?? '',
    platform: stack.urls.platform ?? '',
    payments: stack.urls['payment-sandbox'] ?? '',
    platformDatabase: own.urls.platform,
    identityDatabase: own.urls.identity,
    control: control.url,
  }
  return {
    ...connectShop(addresses),
    addresses,
    stop: async () => {
      await control.close()
      await stack.stop()
      await own.drop()
    },
  }
}
