import { drawTile } from '../drawTile.ts'
import { fill } from '../kit/markup.ts'
import { castShadow, folded } from '../scenes/drape.ts'
import { surfaceOver } from '../scenes/finished.ts'
import { wholePortrait } from '../scenes/flatPrint.ts'
import type { SceneBuilder } from '../scenes/sceneBuilder.ts'
import { selvedgeDots } from '../scenes/selvedge.ts'
import type { DesignSpec } from '../types.ts'

const SIDE = 230
const swatch = `M0 0H${SIDE}V${SIDE}H0Z`

/** Where the swatches are, from back to front. */
const places = [
  [70, 120, -16],
  [480, 96, 14],
  [280, 60, -3],
  [150, 250, -8],
  [430, 250, 9],
  [292, 296, 2],
] as const

/** Swatches of several designs that come out of an envelope. */
export const swatchClub = (scene: SceneBuilder, designs: readonly DesignSpec[]): string => {
  const pieces = places.map(([x, y, turn], at) => {
    const design = designs[at % designs.length]
    if (!design) return ''
    const tile = drawTile(design, `swatch-club-${at}`)
    const scale = (SIDE * 0.72) / tile.cell.width
    const print = scene.define(
      (id) =>
        `<pattern id="${id}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale.toFixed(4)})">${tile.inner}</pattern>`,
    )
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn} ${SIDE / 2} ${SIDE / 2})">` +
      castShadow(scene, swatch, 3, 7, 8, 0.3) +
      fill(swatch, tile.ground) +
      fill(swatch, print) +
      surfaceOver(scene, 'cotton', swatch) +
      '</g>'
    )
  })
  const front = 'M110 500L400 690L690 500V900H110Z'
  return (
    fill(wholePortrait, '#E4D9C6') +
    folded(scene, wholePortrait, 2, 0.05, 0.05) +
    castShadow(scene, 'M110 470H690V900H110Z', 4, 12, 14, 0.36) +
    fill('M110 500L400 380L690 500V900H110Z', '#B8946A') +
    pieces.join('') +
    castShadow(scene, front, 0, -4, 8, 0.3) +
    fill(front, '#CDA97C') +
    surfaceOver(scene, 'matte', front) +
    fill('M110 900L400 660L690 900Z', '#C39D6E') +
    `<rect x="290" y="770" width="220" height="86" fill="#FDFBF6"/>` +
    `<text x="400" y="808" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-size="26" fill="#1F1B16">Swatch Club</text>` +
    `<g transform="translate(344 834) rotate(-90)">${selvedgeDots(scene.roles, 0, 0, 7, 28)}</g>`
  )
}
