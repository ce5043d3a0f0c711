import { shiftsOf } from '../kit/lattice.ts'
import { fill, line } from '../kit/markup.ts'
import { fine, short } from '../kit/number.ts'
import type { Tile } from '../kit/tile.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { SceneBuilder } from './sceneBuilder.ts'
import { portrait } from './sizes.ts'

/** The repeating part: the cell, or all four mirrored copies of it. */
const repeatOf = ({ cell, width, height }: Tile) =>
  cell.repeat === 'mirror' ? { width, height } : { width: cell.width, height: cell.height }

const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`

const label = (x: number, y: number, text: string, turn: number) =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${turn})"><rect x="-84" y="-17" width="168" height="34" rx="17" fill="#FBF8F3"/>` +
  `<text y="6" text-anchor="middle" font-family="Figtree, Helvetica, Arial, sans-serif" font-size="17" fill="#1F1B16">${text}</text></g>`

const sizeText = (cm: number) =>
  `${fine(Math.round((cm / 2.54) * 10) / 10)} in · ${fine(Math.round(cm * 10) / 10)} cm`

/** Several repeats on a grid, one of them outlined with its measurements. */
export const repeatOverview = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'repeat', portrait)
  const { roles, tile } = scene
  const piece = repeatOf(tile)
  const zoom = Math.min(330 / piece.width, 420 / piece.height)
  const [width, height] = [piece.width * zoom, piece.height * zoom]
  const [x, y] = [(800 - width) / 2, (1000 - height) / 2]
  const whole = 'M0 0H800V1000H0Z'
  const one = rectangle(x, y, width, height)
  const lattice = shiftsOf({
    ...tile.cell,
    ...piece,
    repeat: tile.cell.repeat === 'mirror' ? 'basic' : tile.cell.repeat,
  })
    .map(([dx, dy]) => rectangle(x + dx * zoom, y + dy * zoom, width, height))
    .join('')
  const cmPerUnit = tile.cellWidthCm / tile.cell.width
  return scene.options(
    fill(whole, roles.ground) +
      fill(whole, scene.print({ cell: tile.cell.width * zoom, x, y })) +
      fill(`${whole}${one}`, '#FBF8F3', 'fill-rule="evenodd" opacity=".46"') +
      line(lattice, '#1F1B16', 1.2, 'stroke-dasharray="5 6" opacity=".5"') +
      `<path d="${one}" fill="none" stroke="#FBF8F3" stroke-width="8"/><path d="${one}" fill="none" stroke="#1F1B16" stroke-width="3"/>` +
      label(400, y, sizeText(piece.width * cmPerUnit), 0) +
      label(x, 500, sizeText(piece.height * cmPerUnit), -90),
  )
}
