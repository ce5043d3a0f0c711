import { existsSync } from 'node:fs'
import { aptInstall } from './aptInstall.ts'

/**
 * Installs the Liberation fonts, which have the metrics of Arial and Times. Pages use these fonts until the shop's web
 * fonts have loaded, and the reference screenshots of the ui-kit were taken with them.
 */
export const findFonts = (): void => {
  if (process.platform === 'linux' && !existsSync('/usr/share/fonts/truetype/liberation'))
    aptInstall('fonts-liberation')
}
