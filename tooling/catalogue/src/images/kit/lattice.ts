import type { RepeatType } from '../types.ts'
import type { Point } from './path.ts'

/** A cell of a design and its layout on the fabric. */
export type Cell = { width: number; height: number; repeat: RepeatType }

/** The size of the smallest tile that repeats without an offset. */
export const tileSizeOf = ({ width, height, repeat }: Cell): { width: number; height: number } => ({
  width: repeat === 'half-drop' || repeat === 'mirror' ? width * 2 : width,
  height: repeat === 'half-brick' || repeat === 'mirror' ? height * 2 : height,
})

const step = ({ width, height, repeat }: Cell, column: number, row: number): Point => [
  column * width + (repeat === 'half-brick' && row & 1 ? width / 2 : 0),
  row * height + (repeat === 'half-drop' && column & 1 ? height / 2 : 0),
]

const grid = (from: number, to: number): Point[] => {
  const out: Point[] = []
  for (let column = from; column <= to; column++)
    for (let row = from; row <= to; row++) out.push([column, row])
  return out
}

/** Every offset that places a cell on the tile. */
export const shiftsOf = (cell: Cell): Point[] => grid(-3, 4).map(([column, row]) => step(cell, column, row))

/** A point and its copies in adjacent cells. */
export const imagesOf = (cell: Cell, x: number, y: number): Point[] => {
  if (cell.repeat !== 'mirror')
    return grid(-2, 2).map(([column, row]) => {
      const [dx, dy] = step(cell, column, row)
      return [x + dx, y + dy]
    })
  return grid(-1, 1).flatMap(([column, row]): Point[] => {
    const dx = 2 * column * cell.width
    const dy = 2 * row * cell.height
    return [
      [dx + x, dy + y],
      [dx - x, dy + y],
      [dx + x, dy - y],
      [dx - x, dy - y],
    ]
  })
}
