import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until an element, its parent or something in it has the focus, so that it is read out and seen. */
export const expectFocusAt = (place: Locator): Promise<void> =>
  expect
    .poll(() =>
      place.evaluate(
        (node) => node.contains(document.activeElement) || node.parentElement === document.activeElement,
      ),
    )
    .toBe(true)

/** The text of the element that has the focus. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
