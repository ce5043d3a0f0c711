import { findChromium } from '../findChromium.ts'
import { findFonts } from '../findFonts.ts'
import { failed, passed } from '../outcome.ts'
import type { Stage } from '../stage.ts'

/** Finds or installs a browser, and names it to the stages after it. */
export const browser: Stage = {
  name: 'browser',
  after: [],
  run: async () => {
    const chromium = findChromium()
    if (!chromium) return failed('no Chromium was found or could be installed; set CHROMIUM_PATH to one')
    findFonts()
    process.env.CHROMIUM_PATH = chromium.path
    return passed(`${chromium.path}, ${chromium.from}`)
  },
}
