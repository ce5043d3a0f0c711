import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, runsWith } from '../stack/processes.ts'
import { StartProblem } from '../stack/startProblem.ts'

/** A database left running by a killed run is asked to stop; its folder is ours alone. */
export const stopLeftover = async (folder: string): Promise<void> => {
  const file = join(folder, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (!pid || !isAlive(pid)) return
  // The number went to another program: that is left alone, and the database would refuse to start for it.
  if (!runsWith(pid, 'postgres')) return rmSync(file)
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 100 && isAlive(pid); waited += 1)
    await new Promise((resolve) => setTimeout(resolve, 100))
  if (isAlive(pid))
    throw new StartProblem(
      `A database of an earlier run still uses ${folder} (process ${pid}). End that process and start again.`,
    )
}
