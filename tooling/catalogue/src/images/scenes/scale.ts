import { fill, line } from '../kit/markup.ts'
import { fine, upTo } from '../kit/number.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { downwards, SceneBuilder, shadow } from './sceneBuilder.ts'
import { ruled } from './sizes.ts'

const pxPerInch = 112
const pxPerCm = pxPerInch / 2.54
const rulerTop = 560
const inset = 28

const label = (x: number, y: number, text: string, size: number) =>
  `<text x="${fine(x)}" y="${y}" font-family="Figtree, Helvetica, Arial, sans-serif" font-size="${size}" fill="#1F1B16">${text}</text>`

const inches = (): string => {
  const ticks = upTo(11 * 8 + 1).map((i) => {
    const length = i % 8 === 0 ? 24 : i % 4 === 0 ? 16 : i % 2 === 0 ? 11 : 7
    return `M${fine(inset + (i * pxPerInch) / 8)} ${rulerTop}v${length}`
  })
  const numbers = upTo(11).map((i) => label(inset + i * pxPerInch + 5, rulerTop + 27, String(i), 17))
  return (
    line(ticks.join(''), '#1F1B16', 1.2) +
    numbers.join('') +
    label(inset + 11 * pxPerInch - 26, rulerTop + 27, 'in', 13)
  )
}

const centimetres = (): string => {
  const bottom = ruled.height
  const ticks = upTo(28 * 2 + 1).map(
    (i) => `M${fine(inset + (i * pxPerCm) / 2)} ${bottom}v${i % 2 ? -7 : -13}`,
  )
  const numbers = upTo(28).map((i) => label(inset + i * pxPerCm + 4, bottom - 11, String(i), 12))
  return (
    line(ticks.join(''), '#5E564B', 1) +
    numbers.join('') +
    label(inset + 28 * pxPerCm - 21, bottom - 11, 'cm', 12)
  )
}

/** The print at its real size (112 px per inch) above a ruler with inches and centimetres. */
export const scale = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'scale', ruled)
  const { roles, tile } = scene
  const whole = `M0 0H1280V${rulerTop}H0Z`
  const ruler = `M0 ${rulerTop}H1280V640H0Z`
  const print = scene.print({ cell: tile.cellWidthCm * pxPerCm, x: inset, y: rulerTop })
  return scene.options(
    fill(whole, roles.ground) +
      fill(whole, print) +
      fill(`M0 ${rulerTop - 6}H1280V${rulerTop + 10}H0Z`, shadow, `opacity=".5" ${scene.blur(6)}`) +
      fill(ruler, '#F4E9D2') +
      fill(
        ruler,
        scene.gradient(
          [
            [0, '#fff', 0.5],
            [0.2, '#fff', 0],
            [1, shadow, 0.12],
          ],
          downwards,
        ),
      ) +
      inches() +
      centimetres(),
  )
}
