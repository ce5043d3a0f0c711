import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, clothPiece, stitched } from './drape.ts'
import { boards } from './props/boards.ts'
import { SceneBuilder, shadow, slanting } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

const mat =
  'M-330 -226C-110 -230 110 -230 330 -226C334 -76 334 76 330 226C110 230 -110 230 -330 226C-334 76 -334 -76 -330 -226Z'
const hem =
  'M-316 -212C-110 -216 110 -216 316 -212C320 -76 320 76 316 212C110 216 -110 216 -316 212C-320 76 -320 -76 -316 -212Z'

const plate = (scene: SceneBuilder): string => {
  const { main, deep, accent } = scene.roles
  const rim = scene.gradient(
    [
      [0, '#fff', 0.4],
      [1, shadow, 0.14],
    ],
    slanting,
  )
  const well = scene.gradient(
    [
      [0, shadow, 0.15],
      [1, '#fff', 0.5],
    ],
    slanting,
  )
  return (
    `<circle cx="9" cy="15" r="158" fill="#2e1f14" opacity=".42" ${scene.blur(11, 12)}/>` +
    `<circle r="156" fill="#fffdf7"/><circle r="156" fill="${rim}"/>` +
    `<circle r="148" fill="none" stroke="${mix(main, deep, 0.1)}" stroke-width="4"/><circle r="141" fill="none" stroke="${accent}" stroke-width="1.6"/>` +
    `<circle r="106" fill="${well}"/><circle cy="1.500" r="102" fill="#fffdf8"/>`
  )
}

const metal = '#d9d4c9'
const edge = '#8f887b'
const cutlery = (scene: SceneBuilder): string => {
  const fork = 'M-238 -42V128M-254 -134V-70C-254 -44 -222 -44 -222 -70V-134M-238 -134V-50'
  const knife = 'M230 -134C250 -110 252 -40 244 16H230Z'
  const handle = 'M237 20V128'
  const spoonHandle = 'M278 -64V128'
  const under = `opacity=".6" transform="translate(4 6)" ${scene.blur(3, 30)}`
  return (
    line(fork + handle + spoonHandle, shadow, 9, under) +
    `<ellipse cx="282" cy="-92" rx="19" ry="33" fill="${shadow}" ${under}/>` +
    line(`${fork}M278 -64V126`, edge, 9) +
    line(`M-238 10V126${handle}M278 30V126`, edge, 13) +
    `<path d="${knife}" fill="${edge}" stroke="${edge}" stroke-width="3"/><ellipse cx="278" cy="-98" rx="19.500" ry="33.500" fill="${edge}"/>` +
    line(fork, metal, 6) +
    line('M-238 10V126', metal, 10) +
    fill(knife, metal) +
    line(handle, metal, 10) +
    line('M278 -64V126', metal, 6) +
    line('M278 30V126', metal, 9) +
    `<ellipse cx="278" cy="-98" rx="18" ry="32" fill="${metal}"/><ellipse cx="276" cy="-102" rx="11" ry="22" fill="#bcb6a9" opacity=".8"/>` +
    line('M-240 14V122M235 24V122M276 34V122M233 -120V10', '#fff', 2, 'opacity=".8"')
  )
}

const glass = (scene: SceneBuilder, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><circle cx="8" cy="12" r="48" fill="${shadow}" opacity=".3" ${scene.blur(8)}/>` +
  '<circle r="48" fill="#eaf1ef" opacity=".75"/><circle r="47" fill="none" stroke="#fff" stroke-width="4"/><circle r="38" fill="#bcd3d6" opacity=".75"/>' +
  '<path d="M-28 -18A34 34 0 0 1 -2 -34" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M30 20A38 38 0 0 1 8 36" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round" opacity=".8"/></g>'

const setting = (scene: SceneBuilder, y: number, print: string): string => {
  const light = scene.gradient(
    [
      [0, '#fff', 0.2],
      [0.5, '#fff', 0.02],
      [1, shadow, 0.16],
    ],
    slanting,
  )
  return (
    `<g transform="translate(400 ${y})">${castShadow(scene, mat, 6, 10, 8, 0.4, 8)}` +
    clothPiece(scene, mat, print) +
    fill(mat, light) +
    stitched(scene, hem) +
    line(
      'M-330 -226L-316 -212M330 -226L316 -212M-330 226L-316 212M330 226L316 212',
      shadow,
      1.6,
      'opacity=".4"',
    ) +
    `${plate(scene)}${cutlery(scene)}</g>`
  )
}

/** Two placemats on a wooden table, seen from above, with a plate on each. */
export const placemats = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'placemats', portrait)
  const print = scene.print({ cell: sceneCell(scene.tile, 13.6, 17) })
  return scene.options(
    boards(scene) + setting(scene, 88, print) + glass(scene, 640, 392) + setting(scene, 690, print),
  )
}
