import type { ServiceName, ShopControl } from '@selvedge/testing'

/** Runs steps while a service is down, and starts it again however they end. */
export const withoutService = async (
  shop: ShopControl,
  service: ServiceName,
  run: () => Promise<void>,
): Promise<void> => {
  await shop.kill(service)
  try {
    await run()
  } finally {
    await shop.restart(service)
  }
}
