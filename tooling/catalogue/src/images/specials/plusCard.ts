import { fill } from '../kit/markup.ts'
import { castShadow, folded } from '../scenes/drape.ts'
import { finished } from '../scenes/finished.ts'
import { flatCell, wholePortrait } from '../scenes/flatPrint.ts'
import type { SceneBuilder } from '../scenes/sceneBuilder.ts'

const card = 'M150 330h500q22 0 22 22v296q0 22 -22 22h-500q-22 0 -22 -22v-296q0 -22 22 -22Z'
const dots = ['#58C4BC', '#D9A33B', '#C5532C', '#7D9CC0', '#7FA08A']

/** A membership card on printed cloth. */
export const plusCard = (scene: SceneBuilder): string =>
  fill(wholePortrait, scene.roles.ground) +
  fill(wholePortrait, scene.print({ cell: flatCell(scene), x: 0, y: 0 })) +
  finished(scene, wholePortrait) +
  folded(scene, wholePortrait, 3, 0.2, 0.12) +
  `<g transform="rotate(-5 400 500)">` +
  castShadow(scene, card, 6, 14, 16, 0.5) +
  fill(card, '#084F4C') +
  fill(
    card,
    scene.gradient(
      [
        [0, '#fff', 0.12],
        [0.45, '#fff', 0],
        [1, '#000', 0.16],
      ],
      [0, 0, 1, 1],
    ),
  ) +
  `<text x="176" y="444" font-family="Fraunces, Georgia, serif" font-size="76" fill="#fff">Plus</text>` +
  `<text x="178" y="490" font-family="Figtree, Helvetica, Arial, sans-serif" font-size="24" fill="#D7E8E5">Selvedge membership</text>` +
  dots.map((colour, at) => `<circle cx="${190 + at * 38}" cy="612" r="12" fill="${colour}"/>`).join('') +
  '</g>'
