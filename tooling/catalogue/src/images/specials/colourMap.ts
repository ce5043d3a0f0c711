import { luminance } from '../kit/colour.ts'
import { fill } from '../kit/markup.ts'
import { palettes } from '../palettes.ts'
import { castShadow, folded } from '../scenes/drape.ts'
import { surfaceOver } from '../scenes/finished.ts'
import { wholePortrait } from '../scenes/flatPrint.ts'
import type { SceneBuilder } from '../scenes/sceneBuilder.ts'

/** Returns the hue of a colour in degrees, or -1 for a grey, so that greys are sorted first. */
const hueOf = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const most = Math.max(r, g, b)
  const range = most - Math.min(r, g, b)
  if (range < 0.08) return -1
  const turn = most === r ? (g - b) / range : most === g ? 2 + (b - r) / range : 4 + (r - g) / range
  return (turn * 60 + 360) % 360
}

const colours = [...new Set(Object.values(palettes).flatMap((palette) => [...palette.colours]))].sort(
  (left, right) =>
    Math.round(hueOf(left) / 24) - Math.round(hueOf(right) / 24) || luminance(right) - luminance(left),
)

const COLUMNS = 7
const STEP = 92
const SIDE = 76

/** All colours of the palettes on cloth, each with its number, hung by two loops. */
export const colourMap = (scene: SceneBuilder): string => {
  const rows = Math.ceil(colours.length / COLUMNS)
  const height = Math.min(900, 96 + rows * 72)
  const cloth = `M60 70H740V${70 + height}H60Z`
  const [across, down] = [STEP, (height - 90) / rows]
  const chips = colours.map((colour, at) => {
    const [x, y] = [88 + (at % COLUMNS) * across, 104 + Math.floor(at / COLUMNS) * down]
    return (
      `<rect x="${x}" y="${y.toFixed(1)}" width="${SIDE}" height="${(down - 22).toFixed(1)}" fill="${colour}"/>` +
      `<text x="${x}" y="${(y + down - 9).toFixed(1)}" font-family="Figtree, Helvetica, Arial, sans-serif" font-size="12" fill="#5E564B">${101 + at}</text>`
    )
  })
  return (
    fill(wholePortrait, '#D9CDBB') +
    folded(scene, wholePortrait, 2, 0.05, 0.05) +
    fill('M150 40h24v50h-24zM626 40h24v50h-24z', '#E9DFCE') +
    `<circle cx="162" cy="46" r="6" fill="#5a4a36"/><circle cx="638" cy="46" r="6" fill="#5a4a36"/>` +
    castShadow(scene, cloth, 5, 12, 12, 0.34) +
    fill(cloth, '#FBF7EF') +
    chips.join('') +
    surfaceOver(scene, 'cotton', cloth) +
    folded(scene, cloth, 3, 0.1, 0.1)
  )
}
