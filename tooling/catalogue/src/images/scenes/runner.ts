import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import { fine, pair, short, times } from '../kit/number.ts'
import { polygon } from '../kit/path.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, clothPiece, floorShadow, folded, shaded, stitched } from './drape.ts'
import { finished } from './finished.ts'
import { floor, skirting, wall, windowLight } from './interior.ts'
import { vase } from './props/greenery.ts'
import { downwards, SceneBuilder, shadow } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

const centreX = 400
/** The y positions of the near and the far edge of the tabletop in the image. */
const near = 728
const far = 330
/** The scale of things at the far edge, relative to the near edge. */
const farSize = 0.88
/** The factor by which lengths away from the viewer are shortened at the near edge. */
const depth = 0.5
const tableHalf = 372
const runnerHalf = 156
const strips = 8

const sizeAt = (strip: number): number => 1 - ((1 - farSize) * strip) / strips
const yAt = (size: number): number => near - ((1 - size) / (1 - farSize)) * (near - far)
/** Returns the distance from the near edge at which things have the scale `size`, in units of the near edge. */
const awayAt = (size: number): number => ((near - far) / (1 - farSize) / depth) * (1 / size - 1)

const across = (half: number, size: number): readonly [left: number, right: number] => [
  centreX - half * size,
  centreX + half * size,
]

/**
 * Draws the runner on the tabletop in strips, because a print has no perspective of its own. The scale of each strip
 * depends on its distance, and both halves of a strip lean to the middle.
 */
const onTable = (scene: SceneBuilder, cell: number): string =>
  times(strips, (i) => {
    const [nearer, further] = [sizeAt(strips - 1 - i), sizeAt(strips - i)]
    const [low, high] = [yAt(nearer), yAt(further)]
    const squash = (low - high) / (awayAt(further) - awayAt(nearer))
    const lean = (runnerHalf * (nearer - further)) / (low - high) / 2
    return [-1, 1]
      .map((side) => {
        const path = polygon([
          [centreX - (side > 0 ? 0 : -1), high],
          [centreX + side * runnerHalf * further, high],
          [centreX + side * runnerHalf * nearer, low + 1],
          [centreX - (side > 0 ? 0 : -1), low + 1],
        ])
        const print = scene.print({
          cell,
          x: centreX,
          y: low + awayAt(nearer) * squash,
          narrow: (nearer + further) / 2,
          squash,
          before: `matrix(1 0 ${fine(side * lean)} 1 ${short((-side * lean * (low + high)) / 2)} 0)`,
        })
        return fill(path, scene.roles.ground) + fill(path, print)
      })
      .join('')
  })

const [left, right] = across(runnerHalf, 1)
const [farLeft, farRight] = across(runnerHalf, farSize)
const flat = `M${pair(farLeft, far)}L${pair(farRight, far)}L${pair(right, near)}L${pair(left, near)}Z`
const hanging = `M${left} ${near}L${right} ${near}C${right + 6} 800 ${right + 2} 870 ${right + 9} 926C470 938 330 938 ${left - 9} 926C${left - 2} 870 ${left - 6} 800 ${left} ${near}Z`

const tabletop = (scene: SceneBuilder): string => {
  const wood = '#c49a6c'
  const [a, b] = across(tableHalf, 1)
  const [c, d] = across(tableHalf, farSize)
  const top = `M${pair(c, far)}L${pair(d, far)}L${pair(b, near)}L${pair(a, near)}Z`
  const seams = times(5, (i) => {
    const at = ((i + 1) / 3 - 1) * tableHalf
    return `M${pair(centreX + at * farSize, far)}L${pair(centreX + at, near)}`
  })
  const grain = times(22, (i) => {
    const at = ((i + 0.5) / 11 - 1) * tableHalf + scene.random.between(-8, 8)
    const [from, to] = [scene.random.between(farSize, 0.92), scene.random.between(0.95, 1)]
    return `M${pair(centreX + at * from, yAt(from))}L${pair(centreX + at * to, yAt(to))}`
  })
  const over = scene.gradient(
    [
      [0, '#fff', 0.3],
      [0.5, '#fff', 0.04],
      [1, shadow, 0.08],
    ],
    downwards,
  )
  const legs = `M${a + 16} ${near + 20}H${a + 62}L${a + 54} 964H${a + 24}ZM${b - 16} ${near + 20}H${b - 62}L${b - 54} 964H${b - 24}Z`
  const rear = `M${a + 92} ${near + 20}h30l-4 130h-22ZM${b - 92} ${near + 20}h-30l4 130h22Z`
  return (
    floorShadow(scene, 400, 950, 380, 34, 0.46) +
    fill(rear, '#6d4a2b') +
    fill(legs, '#94683d') +
    fill(`M${a + 10} ${near + 16}H${b - 10}V${near + 74}H${a + 10}Z`, '#8a603a') +
    fill(`M${a + 10} ${near + 16}H${b - 10}V${near + 40}H${a + 10}Z`, shadow, 'opacity=".3"') +
    fill(top, wood) +
    line(grain, mix(wood, '#4a2c12', 0.5), 1.8, 'opacity=".35"') +
    line(seams, '#6d4a2b', 2, 'opacity=".55"') +
    fill(top, over) +
    fill(
      `M${a} ${near}H${b}V${near + 20}Q${b} ${near + 24} ${b - 4} ${near + 24}H${a + 4}Q${a} ${near + 24} ${a} ${near + 20}Z`,
      '#a87c4e',
    ) +
    line(`M${a} ${near}H${b}`, '#fff1d6', 2.4, 'opacity=".6"')
  )
}

const plate = (scene: SceneBuilder, x: number, y: number): string =>
  `<ellipse cx="${x + 4}" cy="${y + 8}" rx="80" ry="44" fill="${shadow}" opacity=".4" ${scene.blur(6)}/>` +
  `<ellipse cx="${x}" cy="${y}" rx="78" ry="42" fill="#fffdf7"/><ellipse cx="${x}" cy="${y}" rx="74" ry="39" fill="none" stroke="${scene.roles.second}" stroke-width="3"/>` +
  `<ellipse cx="${x}" cy="${y + 1}" rx="52" ry="27" fill="#e9e2d4"/><ellipse cx="${x}" cy="${y + 4}" rx="50" ry="24" fill="#fffdf7"/>`

const lemon = (x: number, y: number, turn: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="31" ry="24" fill="${colour}"/><path d="M28-7q13 7 0 14z" fill="${colour}"/><ellipse cx="-8" cy="-8" rx="13" ry="7" fill="#fff" opacity=".4"/></g>`

/** A bowl of lemons, seen from above its rim. */
const bowl = (scene: SceneBuilder, x: number, y: number): string => {
  const body = 'M-104 -20C-102 46 -54 78 0 78S102 46 104 -20Z'
  const side = scene.gradient([
    [0, '#fff', 0.3],
    [0.5, shadow, 0.02],
    [1, shadow, 0.3],
  ])
  return (
    `<g transform="translate(${x} ${y})"><ellipse cx="8" cy="70" rx="84" ry="30" fill="${shadow}" opacity=".5" ${scene.blur(8)}/>` +
    fill(body, '#fbf6ec') +
    fill(body, side) +
    `<ellipse cy="-20" rx="104" ry="48" fill="#fffdf8"/><ellipse cy="-18" rx="95" ry="41" fill="#ddd3c1"/>` +
    lemon(-42, -26, -20, '#e9b23c') +
    lemon(40, -30, 24, '#f0c04a') +
    lemon(2, -6, -8, '#f2c654') +
    lemon(-4, -48, 10, '#f5cc5e') +
    `<ellipse cy="-20" rx="104" ry="48" fill="none" stroke="${scene.roles.main}" stroke-width="3"/></g>`
  )
}

/** A runner along a wooden table, hanging over its near end. */
export const runner = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'runner', portrait)
  const { roles, tile } = scene
  const cell = sceneCell(tile, 7.6, 24)
  const leaves = mix('#57714b', roles.dark ? '#2f4030' : roles.deep, 0.15)
  const overDrop = scene.gradient(
    [
      [0, '#fff', 0.22],
      [0.07, shadow, 0.06],
      [1, shadow, 0.3],
    ],
    downwards,
  )
  const overTop = scene.gradient(
    [
      [0, '#fff', 0.26],
      [0.6, '#fff', 0.02],
      [1, shadow, 0.12],
    ],
    downwards,
  )
  return scene.options(
    wall(scene, 800, 260, mix(roles.accent, '#f7f1e6', 0.74)) +
      windowLight(scene, 60, -70, 1) +
      skirting(800, 260, 28) +
      floor(scene, 800, 260, 740, '#b8a58c') +
      tabletop(scene) +
      castShadow(scene, flat, 4, 5, 5, 0.4, 8) +
      castShadow(scene, hanging, 10, 6, 9, 0.5, 14) +
      onTable(scene, cell) +
      finished(scene, flat) +
      fill(flat, overTop) +
      clothPiece(scene, hanging, scene.print({ cell, x: centreX, y: near, squash: 0.86 })) +
      folded(scene, hanging, 3, 0.2, 0.12) +
      shaded(hanging, overDrop) +
      stitched(
        scene,
        `M${pair(farLeft + 8, far)}L${left + 10} ${near}M${pair(farRight - 8, far)}L${right - 10} ${near}`,
      ) +
      stitched(
        scene,
        `M${left + 10} ${near}C${left + 4} 800 ${left + 8} 870 ${left + 2} 912C330 924 470 924 ${right - 2} 912C${right - 8} 870 ${right - 4} 800 ${right - 10} ${near}`,
      ) +
      plate(scene, 152, 610) +
      plate(scene, 648, 610) +
      `<ellipse cx="410" cy="424" rx="70" ry="24" fill="${shadow}" opacity=".45" ${scene.blur(7)}/>` +
      vase(400, 432, 1.5, mix(roles.second, '#ffffff', 0.1), leaves) +
      bowl(scene, 400, 560),
  )
}
