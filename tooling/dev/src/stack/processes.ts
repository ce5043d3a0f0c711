import { readFileSync } from 'node:fs'

/** Whether a process of this number runs, also as another user. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether a process that runs was started with these words. Numbers are given out again, soonest in a container that
 * was restarted. Where the system does not tell (no /proc), it is taken to be so.
 */
export const runsWith = (pid: number, words: string): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(words)
  } catch {
    return true
  }
}
