import { mix } from '../../kit/colour.ts'
import { fill } from '../../kit/markup.ts'
import { castShadow, shaded } from '../drape.ts'
import { type SceneBuilder, shadow } from '../sceneBuilder.ts'

const outline =
  'M-204 -207C-100 -175 100 -175 204 -207C220 -197 222 -189 218 -177C188 -71 188 69 218 177C222 189 216 199 204 207C100 177 -100 177 -204 207C-216 199 -222 189 -218 177C-188 69 -188 -71 -218 -177C-222 -189 -220 -197 -204 -207Z'
const creases =
  'M2 2C40 34 60 60 74 110C52 72 30 44 2 2ZM6 0C46 20 86 30 130 36C90 40 44 30 6 0ZM4 4C22 46 26 70 26 104C16 70 10 44 4 4Z'

export type CushionPlace = { x: number; y: number; size: number; turn: number; print: string; piping: string }

/** A square cushion around its centre, 436 units wide at size 1. `print` can be a plain colour. */
export const cushionForm = (
  scene: SceneBuilder,
  { x, y, size, turn, print, piping }: CushionPlace,
): string => {
  const volume = scene.glow(
    [
      [0, '#fff', 0.34],
      [0.45, '#fff', 0.05],
      [0.75, shadow, 0.14],
      [1, shadow, 0.46],
    ],
    0.42,
    0.38,
    0.66,
  )
  const corners = (
    [
      [-204, -195, 1, 1],
      [204, -195, -1, 1],
      [-204, 195, 1, -1],
      [204, 195, -1, -1],
    ] as const
  ).map(
    ([cx, cy, sx, sy]) =>
      `<g transform="translate(${cx} ${cy}) scale(${sx} ${sy})">${fill(creases, shadow, `opacity=".26" ${scene.blur(3.5)}`)}</g>`,
  )
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
    castShadow(scene, outline, 12, 20, 12, 0.34) +
    fill(outline, scene.roles.ground) +
    fill(outline, print) +
    fill(outline, scene.weave()) +
    shaded(outline, volume) +
    fill(
      'M-130 -131C-50 -161 70 -159 140 -121C80 -131 -50 -133 -110 -71C-138 -31 -138 -91 -130 -131Z',
      '#fff',
      `opacity=".16" ${scene.blur(14)}`,
    ) +
    corners.join('') +
    `<path d="${outline}" fill="none" stroke="${piping}" stroke-width="7"/>` +
    `<path d="${outline}" fill="none" stroke="${mix(piping, '#ffffff', 0.6)}" stroke-width="1.4" opacity=".55" transform="translate(-.8 -1)"/></g>`
  )
}
