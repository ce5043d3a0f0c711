import { findChromium } from '@selvedge/dev'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'

/** Launches the installed Chromium in headless mode. */
export const launchBrowser = (): Promise<Browser> => {
  const found = findChromium()
  if (!found) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.')
  return chromium.launch({
    executablePath: found.path,
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage'],
  })
}

/** Sets the cookies of a `Cookie` header, `a=1; b=2`, for a shop on localhost. */
export const addCookies = (context: BrowserContext, shop: string, header: string): Promise<void> =>
  context.addCookies(
    header
      .split('; ')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=')
        // Cookies with the prefix __Host- need a secure URL; the browser also sends them to localhost.
        return { name, value: value.join('='), url: shop.replace(/^http:/, 'https:'), secure: true }
      }),
  )
