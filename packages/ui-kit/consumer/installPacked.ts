import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const kit = new URL('..', import.meta.url).pathname

const link = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true })
  symlinkSync(realpathSync(from), to, 'dir')
}

/**
 * Copies the app into a folder outside the workspace and installs the packed kit with its declared dependencies. Returns
 * the folder.
 */
export const installPacked = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-consumer-'))
  cpSync(new URL('app', import.meta.url).pathname, folder, { recursive: true })
  execFileSync('pnpm', ['pack', '--pack-destination', folder], { cwd: kit, stdio: 'pipe' })
  const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? ''
  const installed = join(folder, 'node_modules', '@selvedge', 'ui-kit')
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', installed, '--strip-components=1'])
  const manifest: { dependencies: Record<string, string>; peerDependencies: Record<string, string> } =
    JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  const needed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
  for (const name of [...needed, 'vite', 'typescript', '@types/react', '@types/react-dom'])
    link(join(kit, 'node_modules', name), join(folder, 'node_modules', name))
  return folder
}
