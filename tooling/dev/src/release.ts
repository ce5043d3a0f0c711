// Prepares a release candidate of the packages: pnpm release [--final] [--dry-run]
// Writes versions and changelogs from the changesets, builds the packages and checks what would be published. It
// publishes nothing: run `pnpm publish -r` for that, in a CI environment that supports provenance. With --dry-run, it
// works in a copy of the last commit, and removes the copy afterwards.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './stack/settings.ts'

type Manifest = { readonly name: string; readonly version: string; readonly private?: boolean }

/** The tag of release candidates. */
const CANDIDATE = 'rc'

const readArguments = () =>
  parseArgs({ options: { 'dry-run': { type: 'boolean' }, final: { type: 'boolean' } } }).values

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const manifestsIn = (folder: string): readonly (Manifest & { readonly folder: string })[] =>
  readdirSync(join(folder, 'packages')).flatMap((name) => {
    const own = join(folder, 'packages', name)
    const manifest = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as Manifest
    return manifest.private ? [] : [{ ...manifest, folder: own }]
  })

/**
 * Sets the versions, writes the changelogs, and builds and checks the packages of a checkout. Prints a line for each
 * package.
 */
const prepare = (folder: string, final: boolean): void => {
  const run = (...command: readonly string[]): void => {
    process.stdout.write(`\n$ pnpm ${command.join(' ')}\n`)
    execFileSync('pnpm', [...command], { cwd: folder, stdio: 'inherit' })
  }
  const before = new Map(manifestsIn(folder).map(({ name, version }) => [name, version]))
  const isCandidate = existsSync(join(folder, '.changeset', 'pre.json'))
  if (final && isCandidate) run('exec', 'changeset', 'pre', 'exit')
  if (!final && !isCandidate) run('exec', 'changeset', 'pre', 'enter', CANDIDATE)
  run('exec', 'changeset', 'version')
  run('exec', 'turbo', 'run', 'build', 'check:package', '--filter=./packages/*', '--output-logs=errors-only')
  process.stdout.write('\nReady to publish:\n')
  for (const { name, version, folder: own } of manifestsIn(folder)) {
    const size = Math.round(statSync(join(own, 'reports', 'package.tgz')).size / 1024)
    process.stdout.write(`  ${name.padEnd(28)} ${before.get(name)} → ${version.padEnd(12)} ${size} kB\n`)
  }
}

const { 'dry-run': isDryRun = false, final = false } = readArguments()
if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '')
  fail('There are changes that are not committed. Commit them first: a release is made from a commit.')

if (isDryRun) {
  const parent = mkdtempSync(join(tmpdir(), 'selvedge-release-'))
  const copy = join(parent, 'checkout')
  try {
    execFileSync('git', ['worktree', 'add', '--detach', copy], { cwd: root, stdio: 'ignore' })
    execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
      cwd: copy,
      stdio: 'inherit',
    })
    prepare(copy, final)
    process.stdout.write('\nThis was a dry run: nothing has changed, and nothing was published.\n')
  } finally {
    rmSync(parent, { recursive: true, force: true })
    execFileSync('git', ['worktree', 'prune'], { cwd: root })
  }
} else {
  prepare(root, final)
  process.stdout.write(`
Review and commit the versions and changelogs, and publish from CI:

  pnpm publish -r${final ? '' : ` --tag ${CANDIDATE}`}
`)
}
