import type { Result } from '@selvedge/commerce-client'

type Options = {
  /** Reads a text that changes with the catalogue. */
  readonly readVersion: () => Promise<Result<string, { readonly kind: string }>>
  readonly onChange: () => void
  /** The time between two reads in ms; 0 for never. */
  readonly everyMs: number
  readonly log: { readonly warn: (fields: Readonly<Record<string, unknown>>, message: string) => void }
}

/** Two changes are reported at once, further ones at every third read: while a catalogue is imported, each read finds a change. */
const MAX_CREDIT = 6
const CHANGE_COSTS = 3
/** A change is reported again after this many reads, because the platform's search shows it later than its other queries. */
const READS_UNTIL_REPEAT = 3

/**
 * Calls `onChange` when the catalogue has changed on the platform, and once more a while later. A failed read is no change: the
 * next one notices what has changed meanwhile; the first of several failures is logged. The timer does not prevent the
 * process from ending.
 */
export const watchCatalogue = ({ readVersion, onChange, everyMs, log }: Options): void => {
  if (everyMs === 0) return
  let last: string | undefined
  let credit = MAX_CREDIT
  let readsUntilRepeat: number | undefined
  let isFailing = false

  const compare = (version: string): void => {
    const isFirst = last === undefined
    const isChanged = !isFirst && version !== last && credit >= CHANGE_COSTS
    if (isFirst || isChanged) last = version
    if (isChanged) {
      credit -= CHANGE_COSTS
      readsUntilRepeat = READS_UNTIL_REPEAT
    } else if (readsUntilRepeat !== undefined) readsUntilRepeat -= 1
    const isRepeated = readsUntilRepeat === 0
    if (isRepeated) readsUntilRepeat = undefined
    if (isChanged || isRepeated) onChange()
  }

  const check = async (): Promise<void> => {
    credit = Math.min(MAX_CREDIT, credit + 1)
    const version = await readVersion()
    if (version.ok) compare(version.value)
    else if (!isFailing)
      log.warn(
        { reason: version.problem.kind },
        'the version of the catalogue cannot be read: changes show later',
      )
    isFailing = !version.ok
    setTimeout(check, everyMs).unref()
  }
  void check()
}
