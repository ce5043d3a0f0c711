import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrandConfig } from '../config/brandConfig.ts'
import { environmentText, localEnvironment, type SiteEnvironment } from '../config/siteEnvironment.ts'
import type { Result } from '../result.ts'
import { ownPackages, siteManifest } from './siteManifest.ts'
import { brandModule, settingsModule } from './siteModules.ts'

/** The options of `createBrand`. */
export type BrandOptions = {
  /** The folder to create. It may already exist if it is empty. */
  readonly folder: string
  readonly config: BrandConfig
  /**
   * The URLs of the shop's services, and the key of the project. Default: the values for `npm start` in the Selvedge
   * repository.
   */
  readonly environment?: SiteEnvironment
  /** A folder with tarballs of our packages, which are used instead of the published ones. */
  readonly packages?: string
}

const template = fileURLToPath(new URL('../template', import.meta.url))
/** The built module in `dist` is one folder higher than this module in `src/site`. */
const templateFolder = existsSync(template)
  ? template
  : fileURLToPath(new URL('../../template', import.meta.url))

/** Returns the version of each of our packages in a package.json that installs it from a tarball, by package name. */
const tarballsIn = (packages: string, folder: string): Result<Readonly<Record<string, string>>> => {
  const files = existsSync(packages) ? readdirSync(packages) : []
  const found = ownPackages.map((name) => {
    const file = files.find((each) => each.startsWith(`${name.slice(1).replace('/', '-')}-`))
    return [name, file && `file:${relative(folder, join(packages, file))}`] as const
  })
  const missing = found.flatMap(([name, file]) => (file ? [] : [name]))
  return missing.length > 0
    ? { ok: false, problems: missing.map((name) => `There is no tarball of ${name} in ${packages}.`) }
    : { ok: true, value: Object.fromEntries(found.map(([name, file]) => [name, file ?? ''])) }
}

const isFree = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0

/**
 * Writes a new brand site into an empty folder, and returns the folder. Writes nothing when something is wrong.
 *
 * @example
 * ```ts
 * import { createBrand, parseBrandConfig } from '@selvedge/create-brand'
 *
 * const config = parseBrandConfig({ name: 'Juniper & Thread' })
 * if (config.ok) createBrand({ folder: 'juniper', config: config.value })
 * ```
 */
export const createBrand = ({
  config,
  environment = localEnvironment,
  ...options
}: BrandOptions): Result<string> => {
  const folder = resolve(options.folder)
  if (!isFree(folder))
    return {
      ok: false,
      problems: [`${folder} is not empty. Choose another folder, or empty this one first.`],
    }
  const tarballs = options.packages ? tarballsIn(resolve(options.packages), folder) : undefined
  if (tarballs && !tarballs.ok) return tarballs
  mkdirSync(folder, { recursive: true })
  cpSync(templateFolder, folder, { recursive: true })
  // npm leaves files with these names out of a package.
  for (const name of ['gitignore', 'npmrc'])
    if (existsSync(join(folder, `_${name}`))) renameSync(join(folder, `_${name}`), join(folder, `.${name}`))
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  write('package.json', siteManifest(config.name, tarballs?.value))
  write('brand.ts', brandModule(config))
  write('src/settings.ts', settingsModule(config))
  write('.env', environmentText(environment))
  write('.env.example', environmentText(localEnvironment))
  write(
    'README.md',
    readFileSync(join(folder, 'README.md'), 'utf8').replace('# My Brand', `# ${config.name}`),
  )
  return { ok: true, value: folder }
}
