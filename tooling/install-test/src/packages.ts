import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@selvedge/dev'

type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** A published package: its folder and its peer dependencies. */
export type PublishedPackage = {
  readonly name: string
  readonly folder: string
  readonly peers: readonly string[]
}

/** The packages that other sites install. */
export const publishedPackages = (): readonly PublishedPackage[] =>
  readdirSync(join(root, 'packages'))
    .map((name) => join(root, 'packages', name))
    .flatMap((folder) => {
      const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
      if (manifest.private) return []
      return [{ name: manifest.name, folder, peers: Object.keys(manifest.peerDependencies ?? {}) }]
    })
