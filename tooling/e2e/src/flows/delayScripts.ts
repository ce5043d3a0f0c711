import type { Page } from '@playwright/test'
import { waitUntilReady } from '../harness/openPage.ts'

/** Loads a document with its scripts blocked. Returns a function that releases them and waits for hydration. */
const loadWithDelayedScripts = async (
  page: Page,
  load: () => Promise<unknown>,
): Promise<() => Promise<void>> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await load()
  return async () => {
    release()
    await waitUntilReady(page)
    await page.unroute(/\.js$/)
  }
}

/** Opens a path with its scripts blocked. */
export const openWithDelayedScripts = (page: Page, path: string): Promise<() => Promise<void>> =>
  loadWithDelayedScripts(page, () => page.goto(path, { waitUntil: 'commit' }))

/** Reloads the page with its scripts blocked. */
export const reloadWithDelayedScripts = (page: Page): Promise<() => Promise<void>> =>
  loadWithDelayedScripts(page, () => page.reload({ waitUntil: 'commit' }))
