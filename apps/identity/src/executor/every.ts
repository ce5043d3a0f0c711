import type { Logger } from 'pino'

/** Runs something again and again with a rest in between; a failure is told and tried again. Gives the stop. */
export const every = (
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
      .catch((error: unknown) => log.warn({ job: name, reason: String(error) }, 'a regular job failed'))
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
