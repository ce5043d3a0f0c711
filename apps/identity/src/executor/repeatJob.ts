import type { Logger } from 'pino'

/**
 * Runs a job repeatedly with a pause in between, for the first time after `firstMs`; logs a failure and continues.
 * Returns the function that stops it.
 */
export const repeatJob = (
  milliseconds: number,
  name: string,
  run: () => Promise<unknown>,
  log: Logger,
  firstMs = milliseconds,
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
  timer = setTimeout(round, firstMs)

  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}

/**
 * Repeats jobs with the same pause. Their first rounds are spread over one pause: if all of them ran at the same moment,
 * each would need its own database connection.
 */
export const repeatJobs = (
  milliseconds: number,
  jobs: Readonly<Record<string, () => Promise<unknown>>>,
  log: Logger,
): (() => Promise<void>)[] => {
  const named = Object.entries(jobs)
  return named.map(([name, run], index) =>
    repeatJob(milliseconds, name, run, log, (milliseconds * (index + 1)) / named.length),
  )
}
