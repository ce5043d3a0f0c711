import type { Page } from 'playwright-core'

/** What is said at once, by its words. */
export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

/** Whether what is said has the focus, so that it is read out and seen. */
export const hasFocus = (page: Page, text: string): Promise<boolean> =>
  alert(page, text).evaluate(
    (node) => node.contains(document.activeElement) || node.parentElement === document.activeElement,
  )
