import { itemAt } from '../kit/itemAt.ts'
import { times } from '../kit/number.ts'
import type { Roles } from '../kit/roles.ts'

export const selvedgeWhite = '#FDFBF6'

/** The row of five registration dots in a design's own colours, from (x, y) downwards. */
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

/** The unprinted edge down the left of a flat cloth. */
export const selvedgeStrip = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="${selvedgeWhite}"/>` +
  `<path d="M1 0V${height}" stroke="#D9D0C2" stroke-width="2"/>` +
  `<path d="M${width} 0V${height}" stroke="#000" stroke-opacity=".08" stroke-width="2"/>`
