import { mix } from '../kit/colour.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { floor, rug, skirting, sofaColour } from './interior.ts'
import { paperedWall } from './paperedWall.ts'
import { cushionForm } from './props/cushionForm.ts'
import { framedPrint } from './props/framedPrint.ts'
import { pottedPlant } from './props/greenery.ts'
import { floorLamp, lampGlow } from './props/lamp.ts'
import { sofa } from './props/sofa.ts'
import { SceneBuilder } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

/** Wallpaper behind a sofa and a lamp. */
export const wallpaper = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'wallpaper', portrait)
  const { roles, tile } = scene
  const plain = mix(roles.ground, '#ffffff', roles.dark ? 0.78 : 0.5)
  return scene.options(
    paperedWall(scene, 800, 800, sceneCell(tile, 2.7, 56), 400) +
      lampGlow(scene, 690, 500, 250) +
      skirting(800, 800, 26) +
      floor(scene, 800, 800, 200) +
      rug(roles, 360, 910, 350, 54) +
      framedPrint(scene, 226, 250, 216, 168, 'hills') +
      sofa(scene, 336, 888, 1.16, sofaColour(roles)) +
      cushionForm(scene, {
        x: 186,
        y: 738,
        size: 0.24,
        turn: -9,
        print: roles.accent,
        piping: mix(roles.accent, '#000000', 0.2),
      }) +
      cushionForm(scene, { x: 480, y: 742, size: 0.22, turn: 8, print: plain, piping: roles.second }) +
      floorLamp(scene, 690, 872, 1.1) +
      pottedPlant(760, 950, 0.9, mix(roles.second, '#f3ede2', 0.35)),
  )
}
