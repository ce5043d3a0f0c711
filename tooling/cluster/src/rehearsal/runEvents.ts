import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterEvent } from './clusterEvents.ts'

/** When an event began and ended, in ms since the start of the run. */
export type EventTime = {
  readonly name: string
  readonly at: number
  readonly ms: number
  readonly note: string
}

type Options = {
  readonly now: () => number
  /** The pause before each event, in ms. */
  readonly pauseMs: number
  readonly log: (line: string) => void
}

/** Runs events one after the other. A failed event does not end the run; it is reported. */
export const runEvents = async (
  events: readonly ClusterEvent[],
  { now, pauseMs, log }: Options,
): Promise<{ readonly times: readonly EventTime[]; readonly failed: readonly string[] }> => {
  const times: EventTime[] = []
  const failed: string[] = []
  for (const { name, run } of events) {
    await sleep(pauseMs)
    const at = now()
    log(name)
    const note = await run().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      failed.push(`${name} failed: ${reason}`)
      return 'failed'
    })
    times.push({ name, at, ms: now() - at, note })
  }
  return { times, failed }
}
