import type { BrowserContext } from '@playwright/test'

/** Turns dark mode on for the next pages, as its switch in the footer stores it. */
export const turnDark = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Frames of other origins and the empty first page have no storage.
    if (window === window.top && location.protocol !== 'about:') localStorage.setItem('color-mode', 'dark')
  })
