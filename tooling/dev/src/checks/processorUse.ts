import { cpus } from 'node:os'

/** How long the processors of this machine were busy during a measurement, with any program. */
export type ProcessorUse = {
  readonly processors: number
  /** The sum over the processors, in milliseconds. */
  readonly busyMs: number
}

const busyMs = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0)

/** Starts to measure. The returned function returns the use since then. */
export const measureProcessorUse = (): (() => ProcessorUse) => {
  const before = busyMs()
  return () => ({ processors: cpus().length, busyMs: busyMs() - before })
}
