import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { aptInstall } from './aptInstall.ts'

/** A Chromium and where it came from. */
export type Chromium = { readonly path: string; readonly from: string }

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const fromApt = (): Chromium | undefined => {
  aptInstall('chromium')
  return existsSync('/usr/bin/chromium')
    ? { path: '/usr/bin/chromium', from: 'installed from apt' }
    : undefined
}

const fromPlaywright = (): Chromium | undefined => {
  const cli = createRequire(import.meta.url).resolve('playwright-core/cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
  const probe = spawnSync(
    process.execPath,
    ['-e', "console.log(require('playwright-core').chromium.executablePath())"],
    { encoding: 'utf8', cwd: new URL('../..', import.meta.url) },
  )
  const path = probe.stdout.trim()
  return existsSync(path) ? { path, from: "Playwright's download" } : undefined
}

/** Finds a browser for the tests: CHROMIUM_PATH, an installed one, one from apt (as root), or Playwright's download. */
export const findChromium = (): Chromium | undefined => {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH)
    return existsSync(CHROMIUM_PATH) ? { path: CHROMIUM_PATH, from: 'CHROMIUM_PATH' } : undefined
  const path = installed.find((candidate) => existsSync(candidate))
  return path ? { path, from: 'already installed' } : (fromApt() ?? fromPlaywright())
}
