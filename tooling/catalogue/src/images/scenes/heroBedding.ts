import type { DesignSpec, DrawnImage } from '../types.ts'
import { floor, rug, skirting, wall, windowLight } from './interior.ts'
import { bed, bedsideTable } from './props/bed.ts'
import { framedPrint } from './props/framedPrint.ts'
import { lampGlow, tableLamp } from './props/lamp.ts'
import { SceneBuilder } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { wide } from './sizes.ts'

/** A made bed on the right, a plain wall on the left. */
export const heroBedding = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'hero-bedding', wide)
  const accent = scene.roles.accent
  return scene.options(
    wall(scene, 1440, 540) +
      windowLight(scene, 210, 10, 1.5) +
      skirting(1440, 540, 26) +
      floor(scene, 1440, 540, 100) +
      rug(scene.roles, 1040, 606, 520, 32) +
      lampGlow(scene, 692, 256, 210) +
      framedPrint(scene, 938, 22, 92, 84, 'hills') +
      framedPrint(scene, 1054, 22, 92, 84, 'sun') +
      `<g transform="translate(616 2) scale(1.12)">${bedsideTable(56)}${tableLamp(scene, 56, 366, accent)}${bedsideTable(722)}` +
      `${bed(scene, sceneCell(scene.tile, 2.9, 46))}</g>`,
  )
}
