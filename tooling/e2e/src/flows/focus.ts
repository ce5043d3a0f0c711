import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until an element, its parent or a descendant has the focus. */
export const expectFocusAt = (place: Locator): Promise<void> =>
  expect
    .poll(() =>
      place.evaluate(
        (node) => node.contains(document.activeElement) || node.parentElement === document.activeElement,
      ),
    )
    .toBe(true)

/** Returns the text of the focused element. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
