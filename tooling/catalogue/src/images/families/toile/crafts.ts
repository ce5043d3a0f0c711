import { pair, times } from '../../kit/number.ts'
import { ripples } from './ground.ts'
import type { Pen } from './pen.ts'

/** A sailing boat on still water. */
export const boat = (pen: Pen): string => {
  const hatch = times(9, (i) => `M${pair(-2 - i * 3.2, -14 - i * 0.4)}L${pair(-2 - i * 1.2, -62 + i * 5)}`)
  return (
    pen.shape('M3-70C16-56 33-34 34-16H3Z') +
    pen.shape('M-1-64C-10-46-24-30-32-16H-1Z', pen.wash) +
    pen.thin(hatch, 0.6) +
    pen.thin('M-1-76V-8M-1-76q7-4 11-1q-5 3-11 5', 1.4) +
    pen.shape('M-40-9C-24-5 24-5 42-12C38 0 30 5 20 6H-22C-32 4-38-2-40-9Z', pen.deepWash) +
    pen.thin('M-34-4C-20 0 22 0 37-6M-29 1C-18 3 18 3 31 0', 0.8) +
    ripples(pen, 58)
  )
}

/** A balloon with the floor of its basket at the origin. */
export const balloon = (pen: Pen): string => {
  const gores = [-0.72, -0.3, 0.3, 0.72].map(
    (u) => `M0-100C${pair(u * 54, -98)} ${pair(u * 50, -44)} ${pair(u * 12, -28)}`,
  )
  const hatch = times(12, (i) => {
    const y = -88 + i * 4.6
    const half = 34 * Math.sqrt(Math.max(0, 1 - ((y + 66) / 36) ** 2))
    return `M${pair(half * 0.62, y)}L${pair(half * 0.96, y - 3)}`
  })
  const swags = times(6, (i) => `M${pair((i - 3) * 11.4, -66)}q5.7 9 11.4 0`)
  const panels =
    'M-10-28C-14-44-24-50-25-70C-25-88-12-100 0-100C-8-98-11-86-11-70C-11-50-6-44-4-28Z' +
    'M10-28C14-44 24-50 25-70C25-88 12-100 0-100C8-98 11-86 11-70C11-50 6-44 4-28Z'
  return (
    pen.shape('M0-100C26-100 36-82 35-66C34-48 16-40 9-28H-9C-16-40-34-48-35-66C-36-82-26-100 0-100Z') +
    pen.tint(panels, pen.deepWash) +
    pen.thin(gores.join(''), 0.9) +
    pen.thin(`${swags}M-34-70C-20-64 20-64 34-70`, 1) +
    pen.thin(hatch, 0.65) +
    pen.thin('M-8-27L-6-12M8-27L6-12M0-27V-12', 0.8) +
    pen.shape('M-8-12H8L6 0H-6Z', pen.deepWash) +
    pen.thin('M-7-8H7M-6-4H6M-3-12V0M3-12V0', 0.6)
  )
}
