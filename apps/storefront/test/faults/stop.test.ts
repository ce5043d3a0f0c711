import { expect, test } from 'vitest'
import { shop } from '../shop.ts'

test('reports the shop as not ready before the server stops, and completes running requests', async () => {
  let isReady = true
  const statuses = new Set<number>()
  /** Sends requests as a load balancer does: until the shop is not ready. */
  const visit = async (): Promise<void> => {
    while (isReady) {
      const response = await fetch(`${shop.storefront}/category/wallpaper`)
      await response.text()
      statuses.add(response.status)
    }
  }
  const watch = async (): Promise<void> => {
    while (isReady) isReady = (await fetch(`${shop.storefront}/readyz`)).ok
  }
  const restarted = shop.restart('storefront')
  await Promise.all([visit(), visit(), visit(), watch()])
  await restarted
  expect([...statuses]).toEqual([200])
})
