import { mix } from '../kit/colour.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { floor, rug, skirting, sofaColour } from './interior.ts'
import { paperedWall } from './paperedWall.ts'
import { cushionForm } from './props/cushionForm.ts'
import { pottedPlant } from './props/greenery.ts'
import { floorLamp, lampGlow } from './props/lamp.ts'
import { sofa } from './props/sofa.ts'
import { SceneBuilder } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { wide } from './sizes.ts'

/** A room with wallpaper: sofa and lamp on the right, only wall and floor on the left. */
export const heroWallpaper = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'hero-wallpaper', wide)
  const { roles, tile } = scene
  const plain = mix(roles.ground, '#ffffff', roles.dark ? 0.78 : 0.5)
  return scene.options(
    paperedWall(scene, 1440, 520, sceneCell(tile, 2.9, 58), 960) +
      lampGlow(scene, 1346, 208, 300) +
      skirting(1440, 520, 26) +
      floor(scene, 1440, 520, 120, '#b58d66') +
      rug(roles, 1010, 584, 430, 42) +
      sofa(scene, 1000, 590, 1.36, sofaColour(roles)) +
      cushionForm(scene, {
        x: 816,
        y: 414,
        size: 0.29,
        turn: -9,
        print: roles.accent,
        piping: mix(roles.accent, '#000000', 0.2),
      }) +
      cushionForm(scene, { x: 902, y: 428, size: 0.24, turn: 7, print: plain, piping: roles.second }) +
      floorLamp(scene, 1346, 592, 1.26) +
      pottedPlant(1420, 622, 0.9, mix(roles.second, '#f3ede2', 0.35)),
  )
}
