import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Tracks a child process until it exits. A process that failed to start is not tracked. */
export const trackChild = (child: ChildProcess): void => {
  if (child.pid === undefined) return
  running.add(child)
  child.once('exit', () => running.delete(child))
}

/** Signals a child process and its descendants: each child is the leader of its own process group. */
export const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // The process has already exited.
  }
}

/** Stops every tracked child process: SIGTERM first, SIGKILL after `graceMs` milliseconds. */
export const stopChildren = async (graceMs = 5_000): Promise<void> => {
  const left = [...running]
  if (left.length === 0) return
  const ended = Promise.all(left.map((child) => new Promise((resolve) => child.once('exit', resolve))))
  for (const child of left) signalGroup(child, 'SIGTERM')
  const force = setTimeout(() => {
    for (const child of left) signalGroup(child, 'SIGKILL')
  }, graceMs)
  await ended
  clearTimeout(force)
}
