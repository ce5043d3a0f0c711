import { execFile } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../stack/settings.ts'
import { findRuntimePackages } from './findRuntimePackages.ts'
import { prunePackages } from './prunePackages.ts'
import type { ReleasedApp } from './releasedApps.ts'

/** The fields of a manifest that a release folder has. */
type Manifest = {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly private?: boolean
  readonly type?: string
  /** The file that `node .` runs. */
  readonly main?: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

/**
 * A flat `node_modules` has no symlinks, so that the folder can be copied in any way. The lock file was verified when the
 * workspace was installed.
 */
const OPTIONS = ['--prod', '--prefer-offline', '--trust-lockfile', '--node-linker', 'hoisted']

/** Files that pnpm needs to install, and files that no process reads. */
const UNUSED = [
  '.turbo',
  'README.md',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'node_modules/.bin',
  'node_modules/.modules.yaml',
  'node_modules/.pnpm',
  'node_modules/.pnpm-workspace-state-v1.json',
]
const UNUSED_FILES = ['{build,dist}/**/*.map', 'node_modules/**/*.{map,ts,mts,cts,md,markdown}']

/** The licences of packages are a condition of their use. */
const isLicence = (file: string): boolean => /^(licen[cs]e|notice|copying|third)/i.test(basename(file))

const pnpm = (...args: readonly string[]) =>
  promisify(execFile)('pnpm', [...args], {
    cwd: root,
    env: {
      ...process.env,
      // pnpm is also found when this is started without npm.
      PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
      CI: '1',
      NO_COLOR: '1',
    },
    shell: process.platform === 'win32',
    maxBuffer: 16_000_000,
  })

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

/** Returns the version of an installed package. A package of the workspace has a path in the manifest instead. */
const versionOf = (folder: string, name: string): string =>
  readManifest(join(folder, 'node_modules', name)).version

/**
 * Creates a folder with a built app and the packages that it loads at run time, which starts with `node` on any
 * machine with the same operating system and processor. Replaces the folder. The app has to be built.
 */
export const createReleaseFolder = async (app: ReleasedApp, folder: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true })
  await pnpm('--filter', `@selvedge/${app.name}`, 'deploy', ...OPTIONS, folder)
  const { name, version, license, bin, dependencies = {} } = readManifest(folder)
  const { imported, read } = await findRuntimePackages(folder, app.files, Object.keys(dependencies))
  prunePackages(folder, imported, read)
  const versions = [...imported, ...read].toSorted().map((each) => [each, versionOf(folder, each)])
  writeManifest(folder, {
    name,
    version,
    license,
    private: true,
    type: 'module',
    ...(bin ? { bin } : {}),
    main: app.entry,
    scripts: { start: `node ${app.entry}` },
    dependencies: Object.fromEntries(versions),
  })
  for (const path of UNUSED) rmSync(join(folder, path), { recursive: true, force: true })
  for (const file of globSync(UNUSED_FILES, { cwd: folder }).filter((each) => !isLicence(each)))
    rmSync(join(folder, file), { recursive: true, force: true })
}
