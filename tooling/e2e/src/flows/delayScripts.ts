import type { Page } from '@playwright/test'
import { waitUntilReady } from '../harness/openPage.ts'

/** Opens a path with its scripts blocked. Returns a function that releases them and waits for hydration. */
export const openWithDelayedScripts = async (page: Page, path: string): Promise<() => Promise<void>> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    release()
    await waitUntilReady(page)
    await page.unroute(/\.js$/)
  }
}
