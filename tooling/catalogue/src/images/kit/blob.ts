import { fullTurn } from './number.ts'
import { closedCurve, type Point } from './path.ts'
import type { Random } from './random.ts'

export type BlobShape = { points?: number; wobble?: number; x?: number; y?: number; flatten?: number }

/** A circle whose radius varies by the share `wobble`, as if cut by hand. */
export const blob = (random: Random, radius: number, shape: BlobShape = {}): string => {
  const { points = 9, wobble = 0.12, x = 0, y = 0, flatten = 1 } = shape
  const firstPhase = random.angle()
  const swing = random.between(0.5, 1) * wobble
  const secondPhase = random.angle()
  const outline: Point[] = []
  for (let i = 0; i < points; i++) {
    const angle = (i / points) * fullTurn
    const slow = 0.6 * Math.sin(2 * angle + firstPhase) + 0.4 * Math.sin(3 * angle + secondPhase)
    const reach = radius * (1 + wobble * 0.7 * random.bell() + swing * slow)
    outline.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flatten])
  }
  return closedCurve(outline)
}
