import { fill } from '../kit/markup.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { finished } from './finished.ts'
import { flatCell, wholePortrait } from './flatPrint.ts'
import { downwards, SceneBuilder, shadow } from './sceneBuilder.ts'
import { portrait } from './sizes.ts'

/** How much larger the print is than on flat fabric: about 16 cm of it are visible. */
const CLOSER = 2.4

/** The print from so close that the threads of the material are visible. */
export const closeup = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'closeup', portrait)
  const light = scene.gradient(
    [
      [0, '#fff', 0.1],
      [0.5, '#fff', 0],
      [1, shadow, 0.14],
    ],
    downwards,
  )
  return scene.options(
    fill(wholePortrait, scene.roles.ground) +
      fill(wholePortrait, scene.print({ cell: flatCell(scene) * CLOSER, x: 90, y: 60 })) +
      finished(scene, wholePortrait, 'close') +
      fill(wholePortrait, light),
  )
}
