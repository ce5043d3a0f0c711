import type { Logger } from 'pino'

/** Runs a job repeatedly with a pause in between; logs a failure and continues. Returns the function that stops it. */
export const repeatJob = (
  milliseconds: number,
  name: string,
  run: () => Promise<unknown>,
  log: Logger,
): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running: Promise<unknown> = Promise.resolve()

  const round = (): void => {
    running = run()
      .catch((error: unknown) => log.warn({ job: name, reason: error }, 'job failed'))
      .finally(() => {
        if (!stopped) timer = setTimeout(round, milliseconds)
      })
  }
  timer = setTimeout(round, milliseconds)

  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
