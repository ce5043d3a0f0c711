import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@selvedge/dev'

const folder = join(root, 'node_modules', '.cache', 'selvedge-testing')

/**
 * The files that determine the content of a new database. The hash also includes the current day, because the dates of
 * past orders depend on it.
 */
const inputs = [
  'apps/{platform,identity}/dist/*.js',
  'apps/{platform,identity}/drizzle/**/*',
  'pnpm-lock.yaml',
]

/** Returns the folder with the filled templates of today's build. */
export const templateCacheFolder = (today = new Date().toISOString().slice(0, 10)): string => {
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

/** Copies a folder and preserves its owners: as root the database files belong to the user "postgres". */
export const copyFolder = (from: string, to: string): void => {
  execFileSync('cp', ['-a', from, to])
}

/** Stores a stopped server's folder for later runs and deletes older ones. Of two simultaneous runs the first wins. */
export const storeTemplates = (from: string, cache: string): void => {
  mkdirSync(folder, { recursive: true })
  const unfinished = `${cache}.${process.pid}`
  copyFolder(from, unfinished)
  if (existsSync(cache)) rmSync(unfinished, { recursive: true, force: true })
  else renameSync(unfinished, cache)
  for (const name of readdirSync(folder))
    if (!name.includes('.') && !cache.endsWith(name))
      rmSync(join(folder, name), { recursive: true, force: true })
}
