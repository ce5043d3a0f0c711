import { itemAt } from './itemAt.ts'
import { between, type Point } from './path.ts'

/** The outline of a stroke along points. `halfWidth` returns half of the stroke's width at a position from 0 to 1. */
export const taper = (points: readonly Point[], halfWidth: (share: number) => number): string => {
  const left: Point[] = []
  const right: Point[] = []
  const last = points.length - 1
  points.forEach(([x, y], i) => {
    const [ax, ay] = itemAt(points, Math.max(0, i - 1))
    const [bx, by] = itemAt(points, Math.min(last, i + 1))
    const length = Math.hypot(bx - ax, by - ay) || 1
    const width = halfWidth(i / last)
    const across: Point = [(-(by - ay) / length) * width, ((bx - ax) / length) * width]
    left.push([x + across[0], y + across[1]])
    right.push([x - across[0], y - across[1]])
  })
  return between(left, right)
}
