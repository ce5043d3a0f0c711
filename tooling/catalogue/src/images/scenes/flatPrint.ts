import { fill } from '../kit/markup.ts'
import type { SceneBuilder } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'

/** The box of a portrait image. */
export const wholePortrait = 'M0 0H800V1000H0Z'

/** The width of the selvedge on flat fabric. */
export const selvedgeWidth = 46

/** The cell's width on flat images, which show about 40 cm of fabric. */
export const flatCell = (scene: SceneBuilder): number => sceneCell(scene.tile, 19, 15)

/** Flat fabric that fills the image; the print starts at the selvedge. */
export const flatPrint = (scene: SceneBuilder): string =>
  fill(wholePortrait, scene.roles.ground) +
  fill(wholePortrait, scene.print({ cell: flatCell(scene), x: selvedgeWidth, y: 0 }))
