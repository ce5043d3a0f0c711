import type { Tile } from '../kit/tile.ts'

const middlingCellCm = 17

/**
 * Returns the width of a cell in a scene that is drawn at `pxPerCm`. A print that would be too fine to see at true
 * scale is enlarged to a cell width of about `leastCm`. Small cells are enlarged to less than that and large cells to
 * more, so that a ditsy still looks smaller than a toile.
 */
export const sceneCell = (tile: Tile, pxPerCm: number, leastCm: number): number =>
  pxPerCm * Math.max(tile.cellWidthCm, leastCm * (tile.cellWidthCm / middlingCellCm) ** 0.35)
