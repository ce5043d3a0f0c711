import { fullTurn, upTo } from './number.ts'
import type { Random } from './random.ts'

/** Periodic noise: f(0) = f(1), with values from about -1 to 1. */
export const periodicNoise = (random: Random, harmonics = 4): ((share: number) => number) => {
  const waves = upTo(harmonics).map((i) => ({
    height: random.bell() / (i + 1) ** 0.7,
    phase: random.angle(),
    speed: i + 1,
  }))
  return (share) =>
    waves.reduce((sum, w) => sum + w.height * Math.sin(w.speed * share * fullTurn + w.phase), 0)
}
