import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits for a notice: a toast with script, words in the page without (inside a noscript, which only roles look into). */
export const noticed = async (page: Page, script: 'on' | 'off', words: string): Promise<void> => {
  if (script === 'on') await page.getByText(words, { exact: true }).waitFor()
  else
    await expect
      .poll(async () => (await page.locator('noscript').allInnerTexts()).join('\n'), { timeout: 20_000 })
      .toContain(words)
}
