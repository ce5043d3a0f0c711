import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The packages with an API reference, in the order of the site. */
export const packageNames = [
  'commerce-client',
  'cart-domain',
  'identity-client',
  'analytics',
  'ui-kit',
] as const

export type PackageName = (typeof packageNames)[number]

type Entry = {
  /** The subpath without its dot: `forms` for `@selvedge/cart-domain/forms`; `index` for the package itself. */
  readonly name: string
  /** The declarations that the build wrote. */
  readonly types: string
}

type Manifest = { readonly version: string; readonly exports: Exports }
type Exports = Readonly<Record<string, string | { readonly types?: string }>>

/** The kit has an entry for each component, all of which are exported by the main entry, too. */
const uiKitEntries = ['.', './theme']

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))

/** The version of a package that the site describes: "0.1.0". */
export const versionOf = (name: string): string => manifestOf(name).version

/** The entries of a package that have types, the main one first. */
export const entriesOf = (name: PackageName): readonly Entry[] => {
  const folder = join(root, 'packages', name)
  return Object.entries(manifestOf(name).exports)
    .filter(([path]) => name !== 'ui-kit' || uiKitEntries.includes(path))
    .flatMap(([path, target]) =>
      typeof target === 'object' && target.types
        ? [{ name: path.replace(/^\.\/?/, '') || 'index', types: join(folder, target.types) }]
        : [],
    )
}

/** Where the API pages of a package are written. They are not committed. */
export const apiFolder = (name: PackageName): string => join(import.meta.dirname, '../pages/api', name)
