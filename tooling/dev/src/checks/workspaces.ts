import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../stack/settings.ts'

/** A package or app of the workspace, as far as the checks look at it. */
export type Workspace = {
  readonly name: string
  readonly folder: string
  readonly scripts: Readonly<Record<string, string>>
  readonly published: boolean
  readonly hasTests: boolean
  /** Names of the workspaces that it uses. */
  readonly uses: readonly string[]
}

type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly scripts?: Record<string, string>
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
}

const read = (folder: string): Workspace => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return {
    name: manifest.name,
    folder,
    scripts: manifest.scripts ?? {},
    published: manifest.private !== true,
    hasTests: existsSync(join(folder, 'vitest.config.ts')),
    uses: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter((name) =>
      name.startsWith('@selvedge/'),
    ),
  }
}

/** All packages and apps, in the order packages, apps, tooling. */
export const readWorkspaces = (from = root): readonly Workspace[] =>
  ['packages', 'apps', 'tooling']
    .filter((group) => existsSync(join(from, group)))
    .flatMap((group) => readdirSync(join(from, group)).map((name) => join(from, group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(read)

/** The first workspace, of this one and all that it uses, whose build failed. */
export const brokenBelow = (
  workspace: Workspace,
  broken: ReadonlySet<string>,
  all: readonly Workspace[],
  seen = new Set<string>(),
): string | undefined => {
  if (broken.has(workspace.name)) return workspace.name
  seen.add(workspace.name)
  for (const next of all.filter(({ name }) => workspace.uses.includes(name) && !seen.has(name))) {
    const found = brokenBelow(next, broken, all, seen)
    if (found) return found
  }
  return undefined
}
