import type { Page } from '@playwright/test'
import { ready } from '../harness/ready.ts'

/** Opens a path with its scripts held back. Gives what lets them go and waits until the page is hydrated. */
export const openWithScriptsHeld = async (page: Page, path: string): Promise<() => Promise<void>> => {
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
    await ready(page)
    await page.unroute(/\.js$/)
  }
}
