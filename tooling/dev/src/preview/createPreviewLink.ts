import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { previewLink } from '@selvedge/service'
import { derivedKey, readSecrets } from '../stack/secrets.ts'
import { readStackSettings } from '../stack/settings.ts'
import { StartupError } from '../stack/startupError.ts'

const USAGE =
  'Usage: npm run preview-link -- SITE DRAFT [--days N], such as: npm run preview-link -- selvedge spring'
const DAY = 24 * 60 * 60
const MOST_DAYS = 90

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { days: { type: 'string' } }, allowPositionals: true })
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

/** Returns `PREVIEW_KEY` or, if it is not set, the key of the shop that `npm start` has started in this folder. */
const keyOf = (environment: NodeJS.ProcessEnv): string => {
  if (environment.PREVIEW_KEY) return environment.PREVIEW_KEY
  const { dataDir } = readStackSettings(environment)
  if (existsSync(join(dataDir, 'secrets.json'))) return derivedKey('preview', readSecrets(dataDir))
  throw new StartupError(
    'PREVIEW_KEY is missing. Set it to that of the storefront, or start the shop on this machine once.',
  )
}

/**
 * Creates the signed link to a draft of a site, for a week or the given days. Throws a StartupError that explains a wrong
 * argument or setting.
 */
export const createPreviewLink = (
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  now: number,
): string => {
  const { values, positionals } = parse(args)
  const [site, draft, ...rest] = positionals
  if (site === undefined || draft === undefined || rest.length > 0)
    throw new StartupError(`Give the key of a site and the name of a draft.\n${USAGE}`)
  const days = Number(values.days ?? '7')
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new StartupError(`--days must be a whole number from 1 to ${MOST_DAYS}.`)
  const { STOREFRONT_URL, STOREFRONT_PORT } = environment
  const origin = STOREFRONT_URL || `http://localhost:${STOREFRONT_PORT || '3000'}`
  if (!URL.canParse(origin))
    throw new StartupError('STOREFRONT_URL is not an address, such as https://shop.example.')
  const until = Math.floor(now / 1_000) + days * DAY
  return previewLink(origin, { site, draft, until }, keyOf(environment))
}
