import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import { short, times } from '../kit/number.ts'
import type { Roles } from '../kit/roles.ts'
import { downwards, type SceneBuilder, shadow, slanting } from './sceneBuilder.ts'

/** A wall colour that matches the design. It is light even for a dark design, for contrast with the fabric. */
export const wallColour = ({ paper, second, main, dark }: Roles): string =>
  mix(mix(paper, '#efe7da', 0.6), dark ? main : second, dark ? 0.16 : 0.2)

/** The colour of upholstery: the second colour of a light design, the main colour of a dark one. */
export const upholstery = ({ main, second, dark }: Roles): string =>
  dark ? mix(main, '#8a5a30', 0.18) : mix(second, '#5b4a36', 0.18)

/** The colour of a sofa in front of wallpaper, with enough contrast to it. */
export const sofaColour = ({ main, deep, dark }: Roles): string =>
  dark ? mix(main, '#6b4a2c', 0.22) : mix(main, deep, 0.2)

export const wall = (
  scene: SceneBuilder,
  width: number,
  height: number,
  colour = wallColour(scene.roles),
): string =>
  `<rect width="${width}" height="${height}" fill="${colour}"/>` +
  `<rect width="${width}" height="${height}" fill="${scene.gradient(
    [
      [0, '#fff', 0.34],
      [0.55, '#fff', 0],
      [1, shadow, 0.16],
    ],
    slanting,
  )}"/>`

/** Daylight from a window outside the image. */
export const windowLight = (scene: SceneBuilder, x: number, y: number, size = 1): string => {
  const panes = [0, 1].flatMap((i) => [0, 1].map((j) => `M${i * 92} ${j * 132 + i * 26}l82 23v118l-82 -23Z`))
  return `<g transform="translate(${x} ${y}) scale(${size})">${fill(panes.join(''), '#fff9e8', `opacity=".4" ${scene.blur(5)}`)}</g>`
}

/** Floorboards below `y`, and the skirting board. */
export const floor = (
  scene: SceneBuilder,
  width: number,
  y: number,
  height: number,
  colour = '#bd9568',
): string => {
  const seams = times(6, (i) => {
    const at = y + height * ((i + 0.45) / 6) ** 1.25
    return `M0 ${short(at)}C${width * 0.3} ${short(at - 2)} ${width * 0.65} ${short(at + 3)} ${width} ${short(at)}`
  })
  const paint = scene.gradient(
    [
      [0, shadow, 0.22],
      [0.2, '#fff', 0.06],
      [1, shadow, 0.12],
    ],
    downwards,
  )
  return (
    `<rect y="${y}" width="${width}" height="${height}" fill="${colour}"/>` +
    line(seams, mix(colour, '#3a2413', 0.32), 1.2, 'opacity=".55"') +
    `<rect y="${y}" width="${width}" height="${height}" fill="${paint}"/>`
  )
}

export const skirting = (width: number, y: number, height = 24): string =>
  `<rect y="${y - height}" width="${width}" height="${height}" fill="#fbf7ee"/>` +
  `<rect y="${y - height}" width="${width}" height="3" fill="#fff"/>` +
  `<rect y="${y - 3}" width="${width}" height="5" fill="${shadow}" opacity=".28"/>`

export const rug = (roles: Roles, cx: number, cy: number, rx: number, ry: number): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${mix(roles.dark ? roles.main : roles.second, '#f5efe4', 0.55)}"/>` +
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx * 0.93}" ry="${ry * 0.84}" fill="none" stroke="${mix(roles.main, '#8a6a4a', 0.2)}" stroke-width="3" opacity=".55"/>`
