import type { BrowserContext } from '@playwright/test'

/** Stores dark mode as the switch in the footer does, for pages that open afterwards. */
export const enableDarkMode = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // Frames of other origins and the initial blank page have no storage.
    if (window === window.top && location.protocol !== 'about:') localStorage.setItem('color-mode', 'dark')
  })
