import type { Shopper } from '../harness/browser.ts'

/** Turns dark mode on for every page to come, as its switch in the footer keeps it on this device. */
export const goDark = async ({ context }: Shopper): Promise<void> => {
  await context.addInitScript(() => {
    // Neither frames of other origins nor the empty page that a window begins with keep anything.
    if (window === window.top && location.protocol !== 'about:') localStorage.setItem('color-mode', 'dark')
  })
}
