import { blob } from '../../kit/blob.ts'
import { fill, line } from '../../kit/markup.ts'
import { fullTurn, times } from '../../kit/number.ts'
import { dot, moved, ring } from '../../kit/path.ts'
import { petal, tear } from '../../kit/petal.ts'
import type { Hand } from '../brief.ts'
import { carved, misregistered } from './press.ts'

/** A round bloom: notched outer petals with carved cuts, an inner ring and a beaded eye. */
export const bloom = (
  { random, roles }: Hand,
  radius: number,
  outerColour: string,
  innerColour: string,
): string => {
  const { ground, ink } = roles
  const wobble = carved(random)
  const count = random.pick([8, 9, 10])
  const turn = random.upTo(30)
  const outer = ring(petal(radius, radius * Math.sin(Math.PI / count) * 1.02, 0.06), count, 0, turn, wobble)
  const sideCut = tear(radius * 0.24, radius * 0.028)
  const cuts =
    ring(moved(tear(radius * 0.34, radius * 0.035), radius * 0.48), count, 0, turn, wobble) +
    ring(moved(sideCut, radius * 0.52, 0, 9), count, 0, turn + 5, wobble) +
    ring(moved(sideCut, radius * 0.52, 0, -9), count, 0, turn - 5, wobble)
  const innerCount = random.pick([6, 7, 8])
  const innerPetal = petal(radius * 0.46, radius * 0.46 * Math.sin(Math.PI / innerCount) * 1.05)
  const inner = ring(innerPetal, innerCount, 0, turn + 12, wobble)
  const salt = times(16, () => {
    const angle = random.angle()
    const reach = radius * Math.sqrt(random.between(0.25, 0.95))
    return dot(Math.cos(angle) * reach, Math.sin(angle) * reach)
  })
  const beads = times(11, (i) => {
    const angle = (i / 11) * fullTurn
    return dot(Math.cos(angle) * radius * 0.155, Math.sin(angle) * radius * 0.155)
  })
  return (
    fill(blob(random, radius * 0.82, { points: count * 2, wobble: 0.03 }), ground) +
    fill(outer, outerColour, misregistered(random)) +
    line(outer, ink, 1.5) +
    fill(cuts, ground) +
    fill(inner, innerColour, misregistered(random)) +
    line(inner, ink, 1.2) +
    fill(blob(random, radius * 0.225, { points: 8, wobble: 0.06 }), ink) +
    line(beads, innerColour, radius * 0.055) +
    fill(blob(random, radius * 0.07, { points: 6, wobble: 0.1 }), ground) +
    line(salt, ground, 1.1, 'opacity=".75"')
  )
}
