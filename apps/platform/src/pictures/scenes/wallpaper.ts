import { mix } from '../kit/colour.ts'
import { fill } from '../kit/markup.ts'
import type { DesignSpec, Picture } from '../types.ts'
import { shaded } from './cloth.ts'
import { floor, rug, skirting } from './interior.ts'
import { cushionForm } from './props/cushionForm.ts'
import { framedPicture } from './props/framedPicture.ts'
import { pottedPlant } from './props/greenery.ts'
import { floorLamp, lampGlow } from './props/lamp.ts'
import { sofa } from './props/sofa.ts'
import { SceneBuilder, shadow } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

/** A papered wall: the print straight up from the skirting, drops joined every 160 units or so. */
export const paperedWall = (
  scene: SceneBuilder,
  width: number,
  height: number,
  cell: number,
  x: number,
): string => {
  const whole = `M0 0H${width}V${height}H0Z`
  const drops = Array.from(
    { length: Math.floor(width / 180) },
    (_, i) => `M${(i + 1) * 180} 0V${height}`,
  ).join('')
  return (
    fill(whole, scene.roles.ground) +
    fill(whole, scene.print({ cell, x, y: height })) +
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

/** The sofa in front of a papered wall must stand off it, whatever the paper. */
export const sofaColour = ({ roles }: SceneBuilder): string =>
  roles.dark ? mix(roles.main, '#6b4a2c', 0.22) : mix(roles.main, roles.deep, 0.2)

/** Paper on the wall behind a sofa and a lamp. */
export const wallpaper = (design: DesignSpec): Picture => {
  const scene = new SceneBuilder(design, 'wallpaper', portrait)
  const { roles, tile } = scene
  const plain = mix(roles.ground, '#ffffff', roles.dark ? 0.78 : 0.5)
  return scene.finish(
    paperedWall(scene, 800, 800, sceneCell(tile, 2.7, 56), 400) +
      lampGlow(scene, 690, 500, 250) +
      skirting(800, 800, 26) +
      floor(scene, 800, 800, 200) +
      rug(roles, 360, 910, 350, 54) +
      framedPicture(scene, 226, 250, 216, 168, 'hills') +
      sofa(scene, 336, 888, 1.16, sofaColour(scene)) +
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
