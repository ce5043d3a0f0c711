import type { ServiceName, ShopControl } from '@selvedge/testing'

/** Kills a service, runs steps, and restarts the service, also when the steps fail. */
export const whileServiceIsDown = async (
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
