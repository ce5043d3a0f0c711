import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@selvedge/dev'
import { lockedVersions } from './lockedVersions.ts'
import { commands, libraries, type PublishedPackage } from './packages.ts'
import { run } from './run.ts'

const brand = { name: 'Juniper & Thread', accent: '#7A2E4F', corners: 'round', type: 'serif' }

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** Packs packages into tarballs. */
export const pack = async (packages: readonly PublishedPackage[], destination: string): Promise<void> => {
  for (const { folder } of packages) await run('pnpm', ['pack', '--pack-destination', destination], folder)
}

/** Returns overrides that pin the site's other dependencies, besides our packages, to the versions of the workspace. */
const overridesOf = (site: string): string => {
  const manifest = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as Manifest
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
  const locked = lockedVersions(names.filter((name) => !name.startsWith('@selvedge/')))
  return Object.entries(locked)
    .map(([name, version]) => `  "${name}": ${version}\n`)
    .join('')
}

/** A brand's site outside of the workspace, with the packages installed from tarballs. */
export type InstalledSite = { readonly folder: string; readonly remove: () => void }

/** Creates a site with the packed generator, as `npm create @selvedge/brand` does, and installs its dependencies. */
export const installSite = async (): Promise<InstalledSite> => {
  const parent = mkdtempSync(join(tmpdir(), 'selvedge-site-'))
  const [tarballs, generator, folder] = ['tarballs', 'generator', 'site'].map((name) =>
    join(parent, name),
  ) as [string, string, string]
  await pack(libraries, tarballs)
  await pack(commands, generator)
  for (const file of readdirSync(generator)) await run('tar', ['-xzf', file], generator)
  writeFileSync(join(parent, 'brand.json'), JSON.stringify(brand))
  await run(
    process.execPath,
    ['generator/package/dist/cli.js', 'site', '--config', 'brand.json', '--packages', 'tarballs'],
    parent,
  )
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: []\npmOnFail: ignore\nautoInstallPeers: false\nstrictPeerDependencies: true\nallowBuilds:\n  esbuild: true\noverrides:\n${overridesOf(folder)}`,
  )
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], folder)
  mkdirSync(join(folder, 'src'), { recursive: true })
  cpSync(join(root, 'tooling', 'install-test', 'site-checks'), join(folder, 'src', 'checks'), {
    recursive: true,
  })
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) }
}
