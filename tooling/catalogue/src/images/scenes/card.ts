import { fill } from '../kit/markup.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { folded } from './drape.ts'
import { flatCell, wholePortrait } from './flatPrint.ts'
import { SceneBuilder } from './sceneBuilder.ts'
import { portrait } from './sizes.ts'

/** Flat fabric for a product card, printed from edge to edge. The card component draws the selvedge and its dots. */
export const card = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'card', portrait)
  return scene.options(
    fill(wholePortrait, scene.roles.ground) +
      fill(wholePortrait, scene.print({ cell: flatCell(scene), x: 0, y: 0 })) +
      folded(scene, wholePortrait, 2, 0.04, 0.04),
  )
}
