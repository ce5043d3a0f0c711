/** A seeded source of random choices, so that a run can be repeated with the same plans and faults. */
export type Random = {
  /** A number from 0 up to 1. */
  readonly next: () => number
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value
  /** A whole number of milliseconds between two bounds. */
  readonly ms: (from: number, to: number) => number
}

/** Creates a source of random choices from a seed (mulberry32). */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    ms: (from, to) => Math.round(from + next() * (to - from)),
  }
}
