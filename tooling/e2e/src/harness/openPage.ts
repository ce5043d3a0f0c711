import { expect, type Page } from '@playwright/test'

/** Waits until a page is hydrated and no navigation, form submission or revalidation is pending. */
export const waitUntilReady = (page: Page): Promise<void> =>
  expect(page.locator('html[data-hydrated]:not([data-busy])')).toBeAttached()

/** Opens a path of the shop and waits until the page is ready. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await waitUntilReady(page)
}
