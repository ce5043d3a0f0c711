import { fill } from '../kit/markup.ts'
import type { SceneBuilder } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'

/** The box of a portrait image. */
export const wholePortrait = 'M0 0H800V1000H0Z'

/** How broad the selvedge is on flat cloth. */
export const selvedgeWidth = 46

/** The cell's width on flat images, which show about 40 cm of cloth. */
export const flatCell = (scene: SceneBuilder): number => sceneCell(scene.tile, 19, 15)

/** Cloth laid flat over the whole image, its print starting at the selvedge. */
export const flatPrint = (scene: SceneBuilder): string =>
  fill(wholePortrait, scene.roles.ground) +
  fill(wholePortrait, scene.print({ cell: flatCell(scene), x: selvedgeWidth, y: 0 }))
