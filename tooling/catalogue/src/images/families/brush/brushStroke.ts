import { fill, line } from '../../kit/markup.ts'
import { periodicNoise } from '../../kit/noise.ts'
import { pair, upTo } from '../../kit/number.ts'
import { between, type Point } from '../../kit/path.ts'
import type { Hand } from '../brief.ts'

export type BrushStroke = { length: number; width: number; bend: number; dryness: number; colour: string }

/** A brush stroke: a solid body, dry bristles at both ends and thin gaps between hairs. */
export const brushStroke = ({ random, roles }: Hand, stroke: BrushStroke): string => {
  const { length, width, bend, dryness, colour } = stroke
  const hairs = Math.max(6, Math.round(width / 2.1))
  const sway = random.between(-5, 5)
  const at = (share: number, off: number): Point => {
    const x = (share - 0.5) * length
    const y = bend * (1 - (2 * share - 1) ** 2) - bend * 0.5 + sway * Math.sin(share * Math.PI * 2)
    const slope = (bend * 4 * (2 * share - 1)) / length
    const steep = Math.hypot(slope, 1)
    return [x + (off * slope) / steep, y + off / steep]
  }
  const hair = (from: number, to: number, off: number): string => {
    const [a, m, b] = [at(from, off), at((from + to) / 2, off), at(to, off)]
    return `M${pair(...a)}Q${pair(2 * m[0] - (a[0] + b[0]) / 2, 2 * m[1] - (a[1] + b[1]) / 2)} ${pair(...b)}`
  }
  const upperNoise = periodicNoise(random, 5)
  const lowerNoise = periodicNoise(random, 5)
  const start = random.between(0.03, 0.07)
  const end = random.between(0.62, 0.8)
  const shares = upTo(11).map((k) => start + ((end - start) * k) / 10)
  const upper = shares.map((share, k) => at(share, -width * 0.46 + upperNoise(k / 13) * 1.1))
  const lower = shares.map((share, k) => at(share, width * 0.46 + lowerNoise(k / 13) * 1.1))
  let wet = ''
  let dry = ''
  let gaps = ''
  for (let i = 0; i < hairs; i++) {
    const place = i / (hairs - 1) - 0.5
    const off = place * width * 0.94 + random.between(-0.4, 0.4)
    const outer = (place * 2) ** 2
    wet += hair(random.upTo(0.04) + outer * 0.03, start + 0.12, off)
    const stop = 1 - random.upTo(0.16) - outer * 0.08
    if (random.chance(dryness)) {
      const lift = random.between(end, end + 0.1)
      wet += hair(end - 0.06, lift, off)
      if (random.chance(0.6)) dry += hair(Math.min(stop - 0.04, lift + 0.03), stop, off)
    } else wet += hair(end - 0.06, stop, off)
    if (random.chance(0.42)) {
      const from = random.between(0.1, 0.55)
      gaps += hair(from, from + random.between(0.1, 0.36), off + 1)
    }
  }
  return (
    fill(between(upper, lower), colour) +
    line(wet, colour, 2.6) +
    line(dry, colour, 1.5) +
    line(gaps, roles.ground, 0.75, 'opacity=".5"')
  )
}
