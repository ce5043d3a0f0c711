import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import { pair, upTo } from '../kit/number.ts'
import type { Point } from '../kit/path.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { floorShadow, shaded } from './drape.ts'
import { floor, skirting, wall, windowLight } from './interior.ts'
import { vase } from './props/greenery.ts'
import { pendant } from './props/lamp.ts'
import { SceneBuilder, shadow } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

const centreX = 400
const centreY = 630
const rx = 318
const ry = 98
const fall = 196
const top = `M${centreX - rx} ${centreY}A${rx} ${ry} 0 0 1 ${centreX + rx} ${centreY}A${rx} ${ry} 0 0 1 ${centreX - rx} ${centreY}Z`

/** The pleats of the tablecloth, narrower towards the sides. */
const skirt = (scene: SceneBuilder, cell: number): string => {
  const { main, ground } = scene.roles
  const pleats = 10
  const angle = (i: number) => Math.PI - (i / pleats) * Math.PI
  const rim = (i: number, flare: number, drop: number): Point => [
    centreX + Math.cos(angle(i)) * rx * flare,
    centreY + Math.sin(angle(i)) * ry * flare + drop,
  ]
  const dark = scene.gradient([
    [0, shadow, 0.5],
    [0.2, shadow, 0.16],
    [0.45, shadow, 0],
    [0.7, shadow, 0.1],
    [1, shadow, 0.46],
  ])
  const ridge = scene.gradient([
    [0.25, '#fff', 0],
    [0.46, '#fff', 0.28],
    [0.66, '#fff', 0],
  ])
  return upTo(pleats)
    .map((i) => {
      const [a, b, middle] = [rim(i, 1, 0), rim(i + 1, 1, 0), rim(i + 0.5, 1, 0)]
      const [c, d] = [rim(i, 1.06, fall - (i % 2 ? 7 : 0)), rim(i + 1, 1.06, fall - (i % 2 ? 0 : 7))]
      const [hemX, hemY] = [(c[0] + d[0]) / 2, (c[1] + d[1]) / 2 + 24]
      const bow = pair(middle[0] * 2 - (a[0] + b[0]) / 2, middle[1] * 2 - (a[1] + b[1]) / 2)
      const path = `M${pair(...a)}Q${bow} ${pair(...b)}L${pair(...d)}Q${pair(hemX, hemY)} ${pair(...c)}Z`
      const narrow = Math.max(0.5, Math.sin(angle(i + 0.5)) * 0.55 + 0.45)
      const print = scene.print({ cell, x: a[0] - i * 37, y: middle[1], narrow })
      const stitched = line(
        `M${pair(c[0], c[1] - 8)}Q${pair(hemX, hemY - 8)} ${pair(d[0], d[1] - 8)}`,
        main,
        2,
        'opacity=".9"',
      )
      return fill(path, ground) + fill(path, print) + shaded(path, dark) + fill(path, ridge) + stitched
    })
    .join('')
}

const plate = (scene: SceneBuilder, x: number, y: number): string =>
  `<ellipse cx="${x + 3}" cy="${y + 5}" rx="72" ry="24" fill="${shadow}" opacity=".32" ${scene.blur(6)}/>` +
  `<ellipse cx="${x}" cy="${y}" rx="70" ry="23" fill="#fffdf7"/><ellipse cx="${x}" cy="${y}" rx="68" ry="22" fill="none" stroke="${scene.roles.second}" stroke-width="2.5"/>` +
  `<ellipse cx="${x}" cy="${y + 1}" rx="46" ry="14" fill="#efe9dc"/><ellipse cx="${x}" cy="${y + 3}" rx="44" ry="12.500" fill="#fffdf7"/>`

const lemon = (x: number, y: number, turn: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="19" ry="14" fill="${colour}"/><path d="M17-4q8 4 0 8z" fill="${colour}"/><ellipse cx="-5" cy="-5" rx="8" ry="4" fill="#fff" opacity=".4"/></g>`

const fruitBowl = (scene: SceneBuilder, x: number, y: number): string =>
  `<g transform="translate(${x - 492} ${y - 264})"><ellipse cx="492" cy="264" rx="58" ry="12" fill="${shadow}" opacity=".4" ${scene.blur(6)}/>` +
  `${lemon(476, 222, -14, '#f0c04a')}${lemon(508, 220, 18, '#e9b23c')}${lemon(492, 210, 4, '#f5cc5e')}` +
  '<path d="M438 224C440 256 468 264 492 264S544 256 546 224C530 234 454 234 438 224Z" fill="#fffdf7"/>' +
  `<path d="M520 231C518 252 506 262 492 264C520 264 544 256 546 224Q536 229 520 231Z" fill="${shadow}" opacity=".15"/>` +
  `<path d="M438 224C454 234 530 234 546 224" stroke="${scene.roles.main}" stroke-width="2.5" fill="none"/></g>`

/** A tablecloth on a round table set for two. */
export const table = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'table', portrait)
  const { roles, tile } = scene
  const cell = sceneCell(tile, 4.4, 31)
  const overTop = scene.glow(
    [
      [0, '#fff', 0.34],
      [0.6, '#fff', 0.06],
      [1, shadow, 0.2],
    ],
    0.4,
    0.35,
    0.75,
  )
  const leaves = mix('#57714b', roles.dark ? '#2f4030' : roles.deep, 0.15)
  return scene.options(
    wall(scene, 800, 760, mix(roles.accent, '#f7f1e6', 0.74)) +
      windowLight(scene, 60, 120, 1.2) +
      skirting(800, 760) +
      floor(scene, 800, 760, 240, '#caa677') +
      pendant(scene, 400, 236, mix(roles.main, roles.dark ? '#6b4a2c' : roles.deep, 0.16)) +
      floorShadow(scene, 410, 906, 340, 30, 0.5) +
      line('M236 850L228 946M564 850L572 946', '#7c5a36', 14) +
      skirt(scene, cell) +
      fill(top, roles.ground) +
      fill(top, scene.print({ cell, x: centreX, y: centreY, squash: 0.42 })) +
      fill(top, overTop) +
      line(
        `M${centreX - rx} ${centreY + 2}A${rx} ${ry} 0 0 0 ${centreX + rx} ${centreY + 2}`,
        shadow,
        8,
        `opacity=".2" ${scene.blur(6)}`,
      ) +
      line(
        `M${centreX - rx} ${centreY - 2}A${rx} ${ry} 0 0 0 ${centreX + rx} ${centreY - 2}`,
        '#fff',
        1.6,
        'opacity=".5"',
      ) +
      plate(scene, 226, 632) +
      plate(scene, 578, 640) +
      `<ellipse cx="400" cy="598" rx="66" ry="15" fill="${shadow}" opacity=".4" ${scene.blur(6)}/>` +
      vase(386, 598, 1.2, mix(roles.second, '#ffffff', 0.1), leaves) +
      fruitBowl(scene, 486, 596),
  )
}
