import { expect, type Page } from '@playwright/test'

/** Waits until a page reacts to what is pressed: it is hydrated, and no navigation, form or revalidation is pending. */
export const ready = (page: Page): Promise<void> =>
  expect(page.locator('html[data-hydrated]:not([data-busy])')).toBeAttached()

/** Opens a path of the shop and waits until the page is ready. */
export const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await ready(page)
}
