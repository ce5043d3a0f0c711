import { itemAt } from './itemAt.ts'
import { fullTurn, upTo } from './number.ts'
import type { Point } from './path.ts'

/** The centre line of a stem, from the origin upwards. */
export type Spine = readonly Point[]

export type SpinePoint = { x: number; y: number /** Heading in degrees; -90 is up. */; heading: number }

export const spineOf = (length: number, bend: number, steps = 14, sway = 0): Spine =>
  upTo(steps + 1).map((i) => {
    const share = i / steps
    return [bend * share * share + sway * Math.sin(share * fullTurn), -length * share]
  })

/** The point at a position (0 to 1) along a spine. */
export const alongSpine = (spine: Spine, share: number): SpinePoint => {
  const steps = share * (spine.length - 1)
  const i = Math.min(spine.length - 2, Math.floor(steps))
  const [ax, ay] = itemAt(spine, i)
  const [bx, by] = itemAt(spine, i + 1)
  const part = steps - i
  return {
    x: ax + (bx - ax) * part,
    y: ay + (by - ay) * part,
    heading: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
  }
}
