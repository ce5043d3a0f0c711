import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@selvedge/dev'

type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly bin?: Readonly<Record<string, string>>
}

/** A published package and its folder. */
export type PublishedPackage = { readonly name: string; readonly folder: string }

const published = readdirSync(join(root, 'packages'))
  .map((name) => join(root, 'packages', name))
  .map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
  }))
  .filter(({ manifest }) => !manifest.private)

const named = ({ manifest: { name }, folder }: (typeof published)[number]): PublishedPackage => ({
  name,
  folder,
})

/** The packages that other sites install. */
export const libraries = published.filter(({ manifest }) => !manifest.bin).map(named)

/** The packages that are commands. */
export const commands = published.filter(({ manifest }) => manifest.bin).map(named)
