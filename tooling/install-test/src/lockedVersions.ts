import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@selvedge/dev'

/**
 * Returns the versions of packages in the workspace's lockfile. With these versions, the install tests our packages and
 * not new versions in the registry, and it needs only packages that are already in pnpm's store.
 */
export const lockedVersions = (names: readonly string[]): Readonly<Record<string, string>> => {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  return Object.fromEntries(
    names.map((name) => {
      const versions = [...lock.matchAll(new RegExp(`^ {2}'?${name}@(\\d[^:'(]*)'?:`, 'gm'))].map(
        (match) => match[1] ?? '',
      )
      const version = versions.at(-1)
      if (!version) throw new Error(`${name} is not in pnpm-lock.yaml, so its version is unknown.`)
      return [name, version]
    }),
  )
}
