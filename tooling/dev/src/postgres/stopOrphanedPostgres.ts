import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandLineIncludes, isRunning } from '../stack/processes.ts'
import { StartupError } from '../stack/startupError.ts'

/** Stops a database that a killed run left running on this folder. */
export const stopOrphanedPostgres = async (folder: string): Promise<void> => {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!pid || !isRunning(pid)) return
  // The PID now belongs to another program. The file is removed, because Postgres refuses to start while the file names
  // a running process.
  if (!commandLineIncludes(pid, 'postgres')) return rmSync(file)
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 100 && isRunning(pid); waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  if (isRunning(pid))
    throw new StartupError(
      `A database of an earlier run still uses ${folder} (process ${pid}). End that process and start again.`,
    )
}
