import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@selvedge/dev'

const folder = join(root, 'node_modules', '.cache', 'selvedge-testing')

/** Everything that decides what is in a fresh database: the services that fill it, and the day that its past orders are dated from. */
const inputs = [
  'apps/{platform,identity}/dist/*.js',
  'apps/{platform,identity}/drizzle/**/*',
  'pnpm-lock.yaml',
]

/** The folder in which the filled templates of today's build are kept. */
export const templateCache = (today = new Date().toISOString().slice(0, 10)): string => {
  const hash = createHash('sha256').update(today).update(process.versions.node)
  for (const file of inputs.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    const path = join(root, file)
    try {
      hash.update(file).update(readFileSync(path))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EISDIR')) throw error
    }
  }
  return join(folder, hash.digest('hex').slice(0, 16))
}

/** Copies a folder with its owners: as root the database belongs to another user. */
export const copyFolder = (from: string, to: string): void => {
  execFileSync('cp', ['-a', from, to])
}

/** Keeps a stopped server's folder for later runs, in place of older ones. Of two runs at once the first wins. */
export const keepTemplates = (from: string, cache: string): void => {
  mkdirSync(folder, { recursive: true })
  const unfinished = `${cache}.${process.pid}`
  copyFolder(from, unfinished)
  if (existsSync(cache)) rmSync(unfinished, { recursive: true, force: true })
  else renameSync(unfinished, cache)
  for (const name of readdirSync(folder))
    if (!name.includes('.') && !cache.endsWith(name))
      rmSync(join(folder, name), { recursive: true, force: true })
}
