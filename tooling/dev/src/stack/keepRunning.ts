import { restartDelay } from './restartDelay.ts'

type Keeper = {
  readonly restart: (name: string) => Promise<void>
  readonly say: (line: string) => void
  /** Told when starting a service again does not help. */
  readonly giveUp: (name: string) => void
  readonly now?: () => number
}

/** Starts services that end by themselves again, a little later each time; returns what to tell of an end. */
export const keepRunning = ({ restart, say, giveUp, now = Date.now }: Keeper): ((name: string) => void) => {
  const ends = new Map<string, number[]>()
  const ended = (name: string): void => {
    const times = [...(ends.get(name) ?? []), now()]
    ends.set(name, times)
    const delay = restartDelay(times)
    if (delay === undefined) {
      giveUp(name)
      return
    }
    say(`The ${name} ended by itself; starting it again.`)
    setTimeout(() => {
      restart(name).then(
        () => say(`The ${name} is back.`),
        // If it ended again while it started, that end is told to this function, too.
        (error: unknown) => say(error instanceof Error ? error.message : String(error)),
      )
    }, delay)
  }
  return ended
}
