import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** Remembers a child until it ends; one that could not start is no child. */
export const keepChild = (child: ChildProcess): void => {
  if (child.pid === undefined) return
  running.add(child)
  child.once('exit', () => running.delete(child))
}

/** Signals a child together with everything it started: children are started as leaders of their own group. */
export const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It ended meanwhile.
  }
}

/** Ends every child that still runs, first kindly, then not. */
export const endChildren = async (graceMs = 5_000): Promise<void> => {
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
