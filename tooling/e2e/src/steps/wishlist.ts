import type { Page } from 'playwright-core'

export const heart = (page: Page) => page.getByRole('button', { name: 'Save to wishlist' })

/** Saves the variant at hand, or takes it off again, and waits until the shop knows. */
export const press = async (page: Page, pressed: 'pressed' | 'not pressed'): Promise<void> => {
  const answered = page.waitForResponse(
    (response) => /\/(wishlist|product\/)/.test(response.url()) && response.request().method() === 'POST',
  )
  await heart(page).click()
  await answered
  await page.locator(`button[aria-pressed="${pressed === 'pressed'}"][form="heart"]`).waitFor()
}

export const openWishlist = async (page: Page): Promise<void> => {
  await page.goto('/account/dashboard/wishlist')
  await page.getByRole('heading', { level: 1, name: 'Wishlist' }).waitFor()
}

/** The names pinned to the board, in order. */
export const pinned = (page: Page): Promise<string[]> => page.locator('main li h2').allInnerTexts()
