import { spawnSync } from 'node:child_process'
import { findChromium } from '../findChromium.ts'
import { findFonts } from '../findFonts.ts'
import { findHeadlessShell } from '../findHeadlessShell.ts'
import { failed, passed } from '../outcome.ts'
import type { OwnStage } from '../stage.ts'

/** Returns the version line of a browser, e.g. "Chromium 156.0.7000.1". */
const versionOf = (path: string): string => {
  const { stdout } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 60_000 })
  return (stdout ?? '').trim()
}

/**
 * Finds or installs a browser. Sets variables for the later stages: CHROMIUM_PATH, HEADLESS_SHELL_PATH for tests that need
 * no exact pixels, and TEST_RUNTIME, so that turbo runs tests again when Node or the browser has changed.
 */
export const browser: OwnStage = {
  name: 'browser',
  run: async () => {
    const chromium = findChromium()
    if (!chromium) return failed('no Chromium was found or could be installed; set CHROMIUM_PATH to one')
    findFonts()
    const version = versionOf(chromium.path)
    const shell = findHeadlessShell()
    if (shell) process.env.HEADLESS_SHELL_PATH = shell.path
    process.env.CHROMIUM_PATH = chromium.path
    process.env.TEST_RUNTIME = `${process.platform} ${process.arch}, Node ${process.version}, ${version}`
    return passed(`${chromium.path}, ${version || 'of an unknown version'}, ${chromium.from}`)
  },
}
