import { mix } from '../../kit/colour.ts'
import { fill, line } from '../../kit/markup.ts'
import { floorShadow } from '../drape.ts'
import { upholstery } from '../interior.ts'
import { downwards, type SceneBuilder, shadow, slanting } from '../sceneBuilder.ts'

/** An armchair from the front, 680 units wide: the top of its back at y = 168, its seat at y = 690, its feet at y = 916. */
export const armchair = (scene: SceneBuilder): string => {
  const colour = upholstery(scene.roles)
  const bright = mix(colour, '#ffffff', 0.22)
  const back = 'M128 350C126 236 200 168 400 168S674 236 672 350V780H128Z'
  const arm = 'M60 596C60 548 92 528 124 532C160 536 180 560 180 604V846H84C68 846 60 838 60 822Z'
  const seat = 'M128 690C210 672 590 672 672 690V812C672 834 660 842 640 842H160C140 842 128 834 128 812Z'
  const roundArm = scene.gradient([
    [0, '#fff', 0.16],
    [0.4, '#fff', 0.02],
    [1, shadow, 0.3],
  ])
  return (
    floorShadow(scene, 400, 912, 350, 20, 0.5) +
    line('M150 846L132 916M650 846L668 916M230 846v44M570 846v44', '#4f371f', 17) +
    fill(back, colour) +
    fill(
      back,
      scene.gradient(
        [
          [0, '#fff', 0.2],
          [0.5, shadow, 0.02],
          [1, shadow, 0.34],
        ],
        slanting,
      ),
    ) +
    line('M146 352C146 250 214 188 400 188S654 250 654 352', bright, 3, 'opacity=".55"') +
    line('M250 232V660M400 222V660M550 232V660', shadow, 4, 'opacity=".13"') +
    fill(seat, mix(colour, '#ffffff', 0.06)) +
    fill(
      seat,
      scene.gradient(
        [
          [0, '#fff', 0.12],
          [0.5, shadow, 0.05],
          [1, shadow, 0.32],
        ],
        downwards,
      ),
    ) +
    line('M134 706C220 688 580 688 666 706', bright, 3, 'opacity=".7"') +
    [1, -1]
      .map(
        (side) =>
          `<g transform="${side < 0 ? 'translate(800 0) scale(-1 1)' : ''}">${fill(arm, mix(colour, '#000000', side < 0 ? 0.1 : 0.03))}${fill(arm, roundArm)}` +
          `${line('M72 826V598C74 560 98 544 124 546', bright, 3, 'opacity=".6"')}</g>`,
      )
      .join('')
  )
}
