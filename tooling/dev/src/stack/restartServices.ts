import { restartDelay } from './restartDelay.ts'

type RestartOptions = {
  readonly restart: (name: string) => Promise<void>
  readonly log: (line: string) => void
  /** Called when a service exits too often to be restarted. */
  readonly onGiveUp: (name: string) => void
  readonly now?: () => number
}

/** Returns a handler for unexpected exits that restarts the service, with a longer delay each time. */
export const restartServices = ({
  restart,
  log,
  onGiveUp,
  now = Date.now,
}: RestartOptions): ((name: string) => void) => {
  const exits = new Map<string, number[]>()
  const handleExit = (name: string): void => {
    const times = [...(exits.get(name) ?? []), now()]
    exits.set(name, times)
    const delay = restartDelay(times)
    if (delay === undefined) {
      onGiveUp(name)
      return
    }
    log(`The ${name} exited unexpectedly; restarting it.`)
    setTimeout(() => {
      restart(name).then(
        () => log(`The ${name} is running again.`),
        // If a service exits during its start, this handler is called again, so the error is only logged here.
        (error: unknown) => log(error instanceof Error ? error.message : String(error)),
      )
    }, delay)
  }
  return handleExit
}
