import type { DesignSpec, Picture } from '../types.ts'
import { folded } from './drape.ts'
import { flatPrint, selvedgeWidth, wholePortrait } from './flatPrint.ts'
import { SceneBuilder } from './sceneBuilder.ts'
import { selvedgeDots, selvedgeStrip } from './selvedge.ts'
import { portrait } from './sizes.ts'

/** Flat cloth for a product card: the print, a narrow selvedge and five small dots at the lower left. */
export const card = (design: DesignSpec): Picture => {
  const scene = new SceneBuilder(design, 'card', portrait)
  return scene.finish(
    flatPrint(scene) +
      folded(scene, wholePortrait, 2, 0.04, 0.04) +
      selvedgeStrip(selvedgeWidth, 1000) +
      selvedgeDots(scene.roles, 23, 838, 9.5, 31),
  )
}
