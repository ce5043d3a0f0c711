import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLineIncludes, isRunning } from './processes.ts'
import { StartupError } from './startupError.ts'

/**
 * Whether this PID belongs to a run of Selvedge; the system may have given the PID to another program since.
 */
const isSelvedgeRun = (pid: number): boolean =>
  isRunning(pid) && ['tooling/dev', 'tooling/cluster'].some((path) => commandLineIncludes(pid, path))

const readPid = (file: string): number | undefined => {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

const createLockFile = (file: string): boolean => {
  try {
    // The flag 'wx' fails when the file exists, so that only one of two simultaneous starts succeeds.
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Locks the data folder for this run and returns a function that releases it. Replaces the lock of a killed run. */
export const acquireLock = (folder: string): (() => void) => {
  const file = join(folder, 'selvedge.lock')
  for (let attempt = 0; !createLockFile(file); attempt += 1) {
    const pid = readPid(file)
    if (attempt > 2 || (pid && pid !== process.pid && isSelvedgeRun(pid)))
      throw new StartupError(
        `Selvedge already runs on ${folder}${pid ? ` (process ${pid})` : ''}. Stop it first, or set DATA_DIR to another folder.`,
      )
    rmSync(file, { force: true })
  }
  return () => {
    if (readPid(file) === process.pid) rmSync(file, { force: true })
  }
}
