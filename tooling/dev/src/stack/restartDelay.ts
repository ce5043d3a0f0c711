const WINDOW_MS = 60_000
const MAX_EXITS = 5
const FIRST_DELAY_MS = 250

/**
 * Returns the delay in ms before a service that exited is restarted: it doubles with each exit within a minute. Returns
 * `undefined` after the fifth exit. `exits` are times in ms; the last one is now.
 */
export const restartDelay = (exits: readonly number[]): number | undefined => {
  const last = exits.at(-1) ?? 0
  const recent = exits.filter((exit) => last - exit < WINDOW_MS).length
  return recent >= MAX_EXITS ? undefined : FIRST_DELAY_MS * 2 ** Math.max(0, recent - 1)
}
