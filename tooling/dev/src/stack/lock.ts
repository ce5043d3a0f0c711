import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, runsWith } from './processes.ts'
import { StartProblem } from './startProblem.ts'

/** A number that was given to another program meanwhile is no run of ours. */
const isOurs = (pid: number): boolean => isAlive(pid) && runsWith(pid, 'tooling/dev')

const holder = (file: string): number | undefined => {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

const write = (file: string): boolean => {
  try {
    // Fails when the file is there, so that of two starts at once only one takes it.
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Takes the data folder for this run; a lock of a run that was killed counts for nothing. Gives the release. */
export const takeLock = (folder: string): (() => void) => {
  const file = join(folder, 'selvedge.lock')
  for (let attempt = 0; !write(file); attempt += 1) {
    const pid = holder(file)
    if (attempt > 2 || (pid && pid !== process.pid && isOurs(pid)))
      throw new StartProblem(
        `Selvedge already runs on ${folder}${pid ? ` (process ${pid})` : ''}. Stop it first, or set DATA_DIR to another folder.`,
      )
    rmSync(file, { force: true })
  }
  return () => {
    if (holder(file) === process.pid) rmSync(file, { force: true })
  }
}
