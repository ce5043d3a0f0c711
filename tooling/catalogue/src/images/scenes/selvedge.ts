import { itemAt } from '../kit/itemAt.ts'
import { short, times } from '../kit/number.ts'
import type { Point } from '../kit/path.ts'
import type { Roles } from '../kit/roles.ts'

export const selvedgeWhite = '#FDFBF6'

/** Five registration dots in the design's colours, from (x, y) downwards. */
export const selvedgeDots = (
  { colours }: Roles,
  x: number,
  y: number,
  radius: number,
  step: number,
): string =>
  times(
    5,
    (i) =>
      `<circle cx="${x}" cy="${y + i * step}" r="${radius}" fill="${itemAt(colours, i)}" stroke="#000" stroke-opacity=".09"/>`,
  )

/** The unprinted left edge of flat fabric. */
export const selvedgeStrip = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="${selvedgeWhite}"/>` +
  `<path d="M1 0V${height}" stroke="#D9D0C2" stroke-width="2"/>` +
  `<path d="M${width} 0V${height}" stroke="#000" stroke-opacity=".08" stroke-width="2"/>`

const onCurve = ([a, b, c, d]: Curve, t: number): Point => {
  const u = 1 - t
  const mixed = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i]
  return [mixed(0), mixed(1)]
}

/** A cubic Bézier curve: start, two control points, end. */
export type Curve = readonly [Point, Point, Point, Point]

/** The five dots on fabric that follows a curve, starting at a position along it. */
export const dotsAlong = (
  { colours }: Roles,
  curve: Curve,
  from: number,
  step: number,
  radius: number,
): string =>
  times(5, (i) => {
    const [x, y] = onCurve(curve, from + i * step)
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${itemAt(colours, i)}" stroke="#000" stroke-opacity=".09"/>`
  })
