import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from './startProblem.ts'

const commandOf = (pid: number): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return undefined
  }
}

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  // A number that was given to another program meanwhile is no run of ours.
  return commandOf(pid)?.includes('tooling/dev') ?? true
}

/** Takes the data folder for this run; a lock of a run that was killed counts for nothing. Gives the release. */
export const takeLock = (folder: string): (() => void) => {
  const file = join(folder, 'selvedge.lock')
  if (existsSync(file)) {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid && pid !== process.pid && runs(pid))
      throw new StartProblem(
        `Selvedge already runs on ${folder} (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
      )
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}
