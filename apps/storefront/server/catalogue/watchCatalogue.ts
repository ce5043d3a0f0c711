import type { LoadResult } from '@selvedge/service/cache'

type Options = {
  /** Reads a text that is different after each change of the catalogue. */
  readonly readVersion: () => Promise<LoadResult<string>>
  readonly onChange: () => void
  /** The time between two reads in ms; 0 for never. */
  readonly everyMs: number
}

/** `onChange` is called again after this many reads at the earliest: while a catalogue is imported, each read finds a change. */
const READS_BETWEEN_CHANGES = 3

/**
 * Calls `onChange` when the catalogue has changed on the platform. A failed read is no change: the next one notices what has
 * changed meanwhile. The timer does not prevent the process from ending.
 */
export const watchCatalogue = ({ readVersion, onChange, everyMs }: Options): void => {
  if (everyMs === 0) return
  let last: string | undefined
  let readsToWait = 0
  const check = async (): Promise<void> => {
    readsToWait -= 1
    const version = await readVersion()
    if (version.ok && last === undefined) last = version.value
    if (version.ok && version.value !== last && readsToWait <= 0) {
      last = version.value
      readsToWait = READS_BETWEEN_CHANGES
      onChange()
    }
    setTimeout(check, everyMs).unref()
  }
  void check()
}
