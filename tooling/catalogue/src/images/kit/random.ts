import { hashOf } from './hash.ts'
import { itemAt } from './itemAt.ts'

/** A seeded random number generator: the same seed gives the same numbers on every machine. */
export type Random = {
  upTo: (high: number) => number
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  /** Between -1 and 1, mostly near 0. */
  bell: () => number
  angle: () => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  shuffled: <T>(list: readonly T[]) => T[]
}

/** The generator mulberry32, which is uniform enough for drawings. */
const numbersFrom = (start: number) => {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const randomOf = (seed: string): Random => {
  const next = numbersFrom(hashOf(seed))
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const shuffled = <T>(list: readonly T[]): T[] => {
    const left = [...list]
    const drawn: T[] = []
    while (left.length > 0) drawn.push(...left.splice(whole(0, left.length - 1), 1))
    return drawn
  }
  return {
    upTo: (high) => next() * high,
    between: (low, high) => low + next() * (high - low),
    whole,
    bell: () => (next() + next() + next() - 1.5) / 1.5,
    angle: () => next() * Math.PI * 2,
    chance: (probability) => next() < probability,
    pick: (list) => itemAt(list, Math.floor(next() * list.length)),
    shuffled,
  }
}
