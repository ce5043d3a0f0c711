const WINDOW_MS = 60_000
const MOST_ENDS = 5
const FIRST_DELAY_MS = 250

/**
 * How long to wait, in ms, before a service that ended by itself is started again: longer with each end within a minute.
 * `undefined` after the fifth, when starting it once more would not help. `ends` are times in ms, the last one is now.
 */
export const restartDelay = (ends: readonly number[]): number | undefined => {
  const last = ends.at(-1) ?? 0
  const recent = ends.filter((end) => last - end < WINDOW_MS).length
  return recent >= MOST_ENDS ? undefined : FIRST_DELAY_MS * 2 ** Math.max(0, recent - 1)
}
