import type { Tile } from '../kit/tile.ts'

const middlingCellCm = 17

/**
 * The width of a cell in a scene drawn at `pxPerCm`. Where the print would be too fine to see at true scale, it is
 * enlarged to about `leastCm`, less for small families than for large ones, so that a ditsy still looks smaller than a
 * toile.
 */
export const sceneCell = (tile: Tile, pxPerCm: number, leastCm: number): number =>
  pxPerCm * Math.max(tile.cellWidthCm, leastCm * (tile.cellWidthCm / middlingCellCm) ** 0.35)
