import type { FinishName } from '../finishes/finishNames.ts'
import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import { castShadow, folded } from '../scenes/drape.ts'
import { surfaceOver } from '../scenes/finished.ts'
import { wholePortrait } from '../scenes/flatPrint.ts'
import type { SceneBuilder } from '../scenes/sceneBuilder.ts'

/** Undyed cloth in its own colour, with its weave and a folded corner. */
export const plainCloth = (scene: SceneBuilder, finish: FinishName, colour: string): string => {
  const turned = 'M800 640L430 1000Q440 850 520 760Q620 650 800 640Z'
  return (
    fill(wholePortrait, colour) +
    surfaceOver(scene, finish, wholePortrait, 'close') +
    folded(scene, wholePortrait, 3, 0.08, 0.1) +
    fill('M800 640L800 1000L430 1000Z', mix(colour, '#6b5a44', 0.42)) +
    castShadow(scene, 'M800 630L430 1000L414 985Q420 830 508 742Q612 640 800 630Z', -8, -4, 12, 0.34) +
    fill(turned, mix(colour, '#ffffff', 0.35)) +
    surfaceOver(scene, finish, turned, 'close') +
    line('M800 640Q620 650 520 760Q440 850 430 1000', '#fff', 2, 'opacity=".6"')
  )
}
