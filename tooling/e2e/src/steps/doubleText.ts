import type { Shopper } from '../harness/browser.ts'

/** Sets the browser's text to 200 % for every page to come, from its first paint on. */
export const doubleText = async ({ context }: Shopper): Promise<void> => {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [sheet]
  })
}
