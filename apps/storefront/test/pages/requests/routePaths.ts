import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const routes = join(import.meta.dirname, '../../../app/routes')

/**
 * The paths of all routes without the locale, such as `/checkout/back/$from` and `/product/$slug`. They include routes
 * to which no link leads.
 */
export const routePaths: readonly string[] = readdirSync(routes)
  .filter((name) => name.endsWith('.tsx') && !name.includes('test'))
  .map((name) => name.replace(/\.tsx$/, '').split('.'))
  .map((parts) => `/${parts.filter((part) => part !== '($locale)' && part !== '_index').join('/')}`)

const PARAMETER = /\$\w*|\(\$\w+\)/

/** Fills in the parameter of a route's path. */
export const fillIn = (path: string, value: string): string => path.replace(PARAMETER, () => value)
