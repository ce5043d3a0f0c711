import type { DesignSpec, DrawnImage } from '../types.ts'
import { floor, rug, skirting, wall } from './interior.ts'
import { bed, bedsideTable } from './props/bed.ts'
import { framedPrint } from './props/framedPrint.ts'
import { lampGlow, tableLamp } from './props/lamp.ts'
import { SceneBuilder } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

/** A duvet cover and pillows on a double bed. */
export const duvet = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'duvet', portrait)
  return scene.options(
    wall(scene, 800, 790) +
      skirting(800, 790) +
      floor(scene, 800, 790, 210) +
      rug(scene.roles, 400, 880, 420, 62) +
      lampGlow(scene, 10, 520, 250) +
      framedPrint(scene, 226, 112, 158, 196, 'hills') +
      framedPrint(scene, 416, 112, 158, 196, 'sun') +
      `<g transform="translate(-60 252) scale(1.15)">${bedsideTable(56)}${tableLamp(scene, 56, 366, scene.roles.accent)}` +
      `${bed(scene, sceneCell(scene.tile, 2.9, 44))}</g>`,
  )
}
