import { existsSync } from 'node:fs'
import { aptInstall } from './aptInstall.ts'
import type { Chromium } from './findChromium.ts'

const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

/**
 * The browser without its windows, which opens pages in two thirds of the time: Debian has it as a package of its own. None
 * where `CHROMIUM_PATH` names another browser, or where it cannot be had; a whole Chromium does as well.
 */
export const findHeadlessShell = (): Chromium | undefined => {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && CHROMIUM_PATH !== WHOLE) return undefined
  if (existsSync(SHELL)) return { path: SHELL, from: 'already installed' }
  aptInstall('chromium-headless-shell')
  return existsSync(SHELL) ? { path: SHELL, from: 'installed from apt' } : undefined
}
