import { drawTile, imagePrefix } from './drawTile.ts'
import { short } from './kit/number.ts'
import type { DesignSpec, DrawnImage } from './types.ts'

/**
 * The seamless tile; `repeatWidthCm` and `repeatHeightCm` are the printed size of the whole tile, `cellWidthCm` of one
 * cell.
 */
export type TileImage = DrawnImage & { cellWidthCm: number; repeatWidthCm: number; repeatHeightCm: number }

/** Draws a design as a tile that repeats without an offset, in at most 40 kB. */
export const tileOf = (design: DesignSpec): TileImage => {
  const { width, height, cell, cellWidthCm, inner } = drawTile(design, imagePrefix(design, 'tile'))
  const size = `viewBox="0 0 ${short(width)} ${short(height)}" width="${short(width)}" height="${short(height)}"`
  const cmPerUnit = cellWidthCm / cell.width
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inner}</svg>`,
    width,
    height,
    cellWidthCm,
    repeatWidthCm: width * cmPerUnit,
    repeatHeightCm: height * cmPerUnit,
  }
}
