import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** Returns the names of the packages that a package needs at run time. An optional peer is for its types or extras. */
const neededBy = (folder: string): readonly string[] => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers].filter(
    (name) => !name.startsWith('@types/'),
  )
}

/** Finds an installed package as Node does: in the `node_modules` of each folder from `from` up to `top`. */
const findPackage = (from: string, name: string, top: string): string | undefined => {
  const candidate = join(from, 'node_modules', name)
  if (existsSync(join(candidate, 'package.json'))) return candidate
  return from === top ? undefined : findPackage(dirname(from), name, top)
}

/** Returns the folders of all packages below `folder`, including those inside of other packages. */
const installedIn = (folder: string): readonly string[] => {
  const modules = join(folder, 'node_modules')
  if (!existsSync(modules)) return []
  const packages = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((part) => join(name, part)) : [name],
  )
  return packages
    .map((name) => join(modules, name))
    .filter((path) => existsSync(join(path, 'package.json')))
    .flatMap((path) => [path, ...installedIn(path)])
}

/**
 * Removes the packages of a flat `node_modules` that none of `roots` needs. `withoutDependencies` names packages whose
 * files are only read, so that the packages that they depend on are not needed.
 */
export const prunePackages = (
  folder: string,
  roots: readonly string[],
  withoutDependencies: readonly string[] = [],
): void => {
  const kept = new Set(withoutDependencies.map((name) => findPackage(folder, name, folder)))
  const keep = (from: string, name: string): void => {
    const found = findPackage(from, name, folder)
    if (!found || kept.has(found)) return
    kept.add(found)
    for (const needed of neededBy(found)) keep(found, needed)
  }
  for (const name of roots) keep(folder, name)
  const installed = installedIn(folder)
  for (const path of installed)
    if (!kept.has(path) && ![...kept].some((each) => each?.startsWith(join(path, 'node_modules'))))
      rmSync(path, { recursive: true, force: true })
  const modules = join(folder, 'node_modules')
  for (const name of readdirSync(modules).filter((entry) => entry.startsWith('@')))
    if (readdirSync(join(modules, name)).length === 0) rmSync(join(modules, name), { recursive: true })
}
