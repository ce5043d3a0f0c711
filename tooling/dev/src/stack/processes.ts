import { readFileSync } from 'node:fs'

/** Whether a process with this PID is running, under any user. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether the command line of a running process contains a text. Systems reuse PIDs, most often in a restarted container.
 * Returns `true` on a system without /proc.
 */
export const commandLineIncludes = (pid: number, text: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(text)
  } catch {
    return true
  }
}
