import { mix } from '../kit/colour.ts'
import { escaped, fill, line } from '../kit/markup.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, folded } from './drape.ts'
import { finished } from './finished.ts'
import { flatCell, flatPrint, selvedgeWidth, wholePortrait } from './flatPrint.ts'
import { wallColour } from './interior.ts'
import { SceneBuilder, shadow } from './sceneBuilder.ts'
import { selvedgeDots, selvedgeStrip } from './selvedge.ts'
import { portrait } from './sizes.ts'

/** Flat fabric with its selvedge, the design's name and a folded lower right corner. */
export const cloth = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'cloth', portrait)
  const { roles } = scene
  const turned = 'M800 700L500 1000Q505 860 560 780Q640 690 800 700Z'
  const underside = scene.print({
    cell: flatCell(scene),
    before: 'translate(650 850)matrix(0 -1 -1 0 0 0)',
  })
  const roll = scene.gradient(
    [
      [0, shadow, 0.36],
      [0.14, shadow, 0.08],
      [0.5, '#fff', 0.2],
      [1, shadow, 0.06],
    ],
    [0, 0, 1, 1],
  )
  const name = `<text transform="translate(30 660) rotate(-90)" font-family="Figtree, Helvetica, Arial, sans-serif" font-size="19" fill="#5E564B" letter-spacing="1.500">SELVEDGE · ${escaped(design.name.toUpperCase())}</text>`
  return scene.options(
    flatPrint(scene) +
      finished(scene, wholePortrait) +
      folded(scene, wholePortrait, 3, 0.09, 0.08) +
      selvedgeStrip(selvedgeWidth, 1000) +
      selvedgeDots(roles, 23, 120, 12, 38) +
      selvedgeDots(roles, 23, 720, 12, 38) +
      name +
      fill('M800 700L800 1000L500 1000Z', mix(wallColour(roles), '#d8cdbd', 0.4)) +
      castShadow(scene, 'M800 690L500 1000L484 985Q470 830 545 760Q640 665 800 690Z', -8, -4, 11, 0.36) +
      fill(turned, mix(roles.ground, '#ffffff', roles.dark ? 0.3 : 0.45)) +
      fill(turned, underside, 'opacity=".16"') +
      finished(scene, turned) +
      fill(turned, roll) +
      line('M800 700Q640 690 560 780Q505 860 500 1000', '#fff', 2, 'opacity=".5"'),
  )
}
