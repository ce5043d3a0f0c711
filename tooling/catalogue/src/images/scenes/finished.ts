import type { FinishName } from '../finishes/finishNames.ts'
import { surfaceOf } from '../finishes/surfaces.ts'
import { fill } from '../kit/markup.ts'
import { fine } from '../kit/number.ts'
import { type SceneBuilder, slanting } from './sceneBuilder.ts'

/** The scale of the texture on an image of a whole product, relative to a close-up. */
const WHOLE = 0.3

/** The surface of a material over a shape: clear on a close-up, subtle on a whole view. */
export const surfaceOver = (
  scene: SceneBuilder,
  finish: FinishName,
  path: string,
  view: 'close' | 'whole' = 'whole',
): string => {
  const { side, marks, subtle, light } = surfaceOf(finish)
  const scale = view === 'close' ? '' : ` patternTransform="scale(${WHOLE})"`
  const texture = scene.define(
    (id) =>
      `<pattern id="${id}" width="${fine(side)}" height="${fine(side)}" patternUnits="userSpaceOnUse"${scale}>${marks}</pattern>`,
  )
  // White marks look stronger on a dark ground, so the texture is more transparent there.
  const opacity = (view === 'close' ? 1 : subtle) * (scene.roles.dark ? 0.65 : 1)
  const sheen = light
    ? fill(path, scene.gradient(light, slanting), view === 'close' ? 'opacity=".8"' : 'opacity=".6"')
    : ''
  return sheen + fill(path, texture, `opacity="${fine(opacity)}"`)
}

/**
 * The surface of the design's material over a printed shape: clear on a close-up, subtle on a whole view. A design without a
 * finish has a faint plain weave.
 */
export const finished = (scene: SceneBuilder, path: string, view: 'close' | 'whole' = 'whole'): string => {
  const { finish } = scene.design
  if (!finish) return fill(path, scene.weave())
  return surfaceOver(scene, finish, path, view)
}
