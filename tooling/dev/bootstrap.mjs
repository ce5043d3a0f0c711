// Installs the workspace when a manifest or the lock file changed. Plain JavaScript without dependencies:
// it runs on whatever Node (20 or later) the machine has, before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const log = (line) => process.stdout.write(`${line}\n`)
const stop = (line) => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const major = Number(process.versions.node.split('.')[0])
if (major < 20)
  stop(
    `Selvedge needs Node 20 or later to start; this is ${process.version}. Install a newer Node and run the command again.`,
  )

const manifests = ['apps', 'packages', 'tooling']
  .flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'package.json')),
  )
  .concat(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => join(root, name)))
  .filter((file) => existsSync(file))
  .sort()

const fingerprint = () => {
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of manifests) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

const stamp = join(root, 'node_modules', '.selvedge-installed')
if (!(existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint())) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  log('Installing packages (the first time this takes a minute or two)…')
  const windows = process.platform === 'win32'
  const install = spawnSync(
    'npx',
    ['-y', packageManager, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
      env: { ...process.env, npm_config_loglevel: 'error' },
    },
  )
  if (install.status !== 0)
    stop(
      'The packages could not be installed (see above). Check the network and the free disk space, then run the command again.',
    )
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stamp, fingerprint())
}

const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const version = existsSync(pinned)
  ? spawnSync(pinned, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' }).stdout?.trim()
  : process.version
const [have = 0, minor = 0] = String(version).replace('v', '').split('.').map(Number)
if (have < 22 || (have === 22 && minor < 18))
  stop(
    `Selvedge runs on Node 22.18 or later; the packages brought none for this machine and the installed one is ${version}. Install Node 24 and run the command again.`,
  )
