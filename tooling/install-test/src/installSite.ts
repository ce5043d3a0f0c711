import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@selvedge/dev'
import { lockedVersions } from './lockedVersions.ts'
import { publishedPackages } from './packages.ts'
import { run } from './run.ts'

const tools = [
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'react',
  'react-dom',
  'typescript',
  'vite',
]

/** Creates a project outside of the workspace with the packages installed from tarballs. Returns its folder. */
export const installSite = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-site-'))
  cpSync(join(root, 'tooling', 'install-test', 'site'), folder, { recursive: true })
  const published = publishedPackages()
  const tarballs = join(folder, 'tarballs')
  for (const { folder: from } of published) await run('pnpm', ['pack', '--pack-destination', tarballs], from)
  const tarballOf = (name: string): string => {
    const start = `${name.slice(1).replace('/', '-')}-`
    return `file:tarballs/${readdirSync(tarballs).find((file) => file.startsWith(start))}`
  }
  const packages = Object.fromEntries(published.map(({ name }) => [name, tarballOf(name)]))
  const manifest = {
    name: 'brand-site',
    private: true,
    type: 'module',
    dependencies: { ...packages, ...lockedVersions([...published.flatMap(({ peers }) => peers), ...tools]) },
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    'packages: []\npmOnFail: ignore\nautoInstallPeers: false\nstrictPeerDependencies: true\nallowBuilds:\n  esbuild: true\n',
  )
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], folder)
  return folder
}
