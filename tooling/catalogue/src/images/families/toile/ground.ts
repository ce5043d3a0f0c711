import { pair, times, upTo } from '../../kit/number.ts'
import { between, curve, type Point } from '../../kit/path.ts'
import type { Pen } from './pen.ts'

/** The grass below a scene; `half` is half of its width. */
export const island = ({ random, wash, tint, key, thin }: Pen, half: number, depth: number): string => {
  const top = upTo(11).map((i): Point => {
    const u = i / 10
    return [-half + 2 * half * u, -Math.sin(u * Math.PI) * depth * 0.55 + random.between(-1.5, 1.5)]
  })
  const bottom = upTo(9).map((i): Point => {
    const u = i / 8
    return [-half + 2 * half * u, Math.sin(u * Math.PI) * depth * (0.62 + random.between(-0.1, 0.16)) + 2]
  })
  const hatch = times(30, () => {
    const u = random.between(0.06, 0.94)
    const swell = Math.sin(u * Math.PI)
    const length = random.between(7, 20) * swell
    const start = pair(-half + 2 * half * u - length / 2, random.between(-0.35, 0.5) * depth * swell)
    return `M${start}q${pair(length / 2, random.between(1, 2.6))} ${pair(length, 0)}`
  })
  const tufts = times(10, () => {
    const u = random.between(0.04, 0.96)
    const x = -half + 2 * half * u
    const y = -Math.sin(u * Math.PI) * depth * 0.55 + random.upTo(depth * 0.5)
    return [-1, 0, 1]
      .map((k) => `M${pair(x + k * 0.8, y)}q${pair(k * 0.6, -3.5)} ${pair(k * 2.4, -random.between(5, 8.5))}`)
      .join('')
  })
  return tint(between(top, bottom), wash) + key(curve(top)) + thin(hatch) + thin(tufts, 0.8)
}

/** Short lines of still water under a boat or a swan. */
export const ripples = ({ random, thin }: Pen, half: number): string =>
  thin(
    times(9, (i) => {
      const length = random.between(14, 34)
      const x = random.between(-half, half * 0.4) * (1 - i * 0.07)
      return `M${pair(x, 3 + i * 3.4)}q${pair(length / 4, -2.6)} ${pair(length / 2, 0)}t${pair(length / 2, 0)}`
    }),
    0.85,
  )
