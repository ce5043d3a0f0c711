import { fill } from '../kit/markup.ts'
import { times } from '../kit/number.ts'
import { shaded } from './drape.ts'
import { finished } from './finished.ts'
import { type SceneBuilder, shadow } from './sceneBuilder.ts'

/** A wall with wallpaper above the skirting board, with joints about every 160 units. */
export const paperedWall = (
  scene: SceneBuilder,
  width: number,
  height: number,
  cell: number,
  x: number,
): string => {
  const whole = `M0 0H${width}V${height}H0Z`
  const drops = times(Math.floor(width / 180), (i) => `M${(i + 1) * 180} 0V${height}`)
  return (
    fill(whole, scene.roles.ground) +
    fill(whole, scene.print({ cell, x, y: height })) +
    (scene.design.finish ? finished(scene, whole) : '') +
    shaded(
      whole,
      scene.gradient(
        [
          [0, shadow, 0.24],
          [0.35, shadow, 0.02],
          [0.8, shadow, 0],
          [1, shadow, 0.2],
        ],
        [0, 0, 1, 0.3],
      ),
    ) +
    `<path d="${drops}" stroke="#000" stroke-width=".7" opacity=".1"/>`
  )
}
