import type { Browser, BrowserType } from '@playwright/test'
import { findChromium, findHeadlessShell } from '@selvedge/dev'

/** Whether a browser loads images. Journeys that do not test layout run without images. */
export type Images = 'on' | 'off'

export const chromiumPath = (): string => {
  const chromium = findHeadlessShell() ?? findChromium()
  if (!chromium) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.')
  return chromium.path
}

export const launchChromium = (chromium: BrowserType, images: Images): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Pages live for seconds, in which optimized code costs more than it saves: a seventh of the browser's time.
      '--js-flags=--no-opt --no-maglev',
      ...(images === 'off' ? ['--blink-settings=imagesEnabled=false'] : []),
    ],
  })
