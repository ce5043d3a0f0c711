import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../stack/settings.ts'

/** The fields of a package or app that the checks use. */
export type Workspace = {
  readonly name: string
  readonly folder: string
  readonly scripts: Readonly<Record<string, string>>
  readonly published: boolean
}

type Manifest = {
  readonly name: string
  readonly private?: boolean
  readonly scripts?: Record<string, string>
}

const read = (folder: string): Workspace => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  return {
    name: manifest.name,
    folder,
    scripts: manifest.scripts ?? {},
    published: manifest.private !== true,
  }
}

/** Reads all workspaces, in the order packages, apps, tooling. */
export const readWorkspaces = (from = root): readonly Workspace[] =>
  ['packages', 'apps', 'tooling']
    .filter((group) => existsSync(join(from, group)))
    .flatMap((group) => readdirSync(join(from, group)).map((name) => join(from, group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(read)

type TurboConfig = { readonly tasks: Readonly<Record<string, unknown>> }

/** Reads the root of the repository as a workspace, with the scripts that turbo runs there as `//#script`. */
export const readRoot = (from = root): Workspace => {
  const { tasks } = JSON.parse(readFileSync(join(from, 'turbo.json'), 'utf8')) as TurboConfig
  const workspace = read(from)
  const scripts = Object.entries(workspace.scripts).filter(([name]) => tasks[`//#${name}`])
  return { ...workspace, name: '//', scripts: Object.fromEntries(scripts) }
}
