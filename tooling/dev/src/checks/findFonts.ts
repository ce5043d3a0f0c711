import { existsSync } from 'node:fs'
import { aptInstall } from './aptInstall.ts'

/**
 * Brings letters of the measures of Arial and Times, which shoppers' machines have: pages are laid out with them until the
 * shop's own have come, and the kit's pictures were taken with them.
 */
export const findFonts = (): void => {
  if (process.platform === 'linux' && !existsSync('/usr/share/fonts/truetype/liberation'))
    aptInstall('fonts-liberation')
}
