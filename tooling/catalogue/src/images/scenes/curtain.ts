import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import { pair, short, upTo } from '../kit/number.ts'
import type { DesignSpec, DrawnImage } from '../types.ts'
import { castShadow, shaded } from './drape.ts'
import { floor, skirting, wall } from './interior.ts'
import { vase } from './props/greenery.ts'
import { downwards, SceneBuilder, type Stop, shadow } from './sceneBuilder.ts'
import { sceneCell } from './sceneCell.ts'
import { portrait } from './sizes.ts'

const rail = 118
const hem = 886
const valley: readonly Stop[] = [
  [0, shadow, 0.74],
  [0.1, shadow, 0.48],
  [0.3, shadow, 0.17],
  [0.46, shadow, 0],
  [0.62, shadow, 0.06],
  [0.84, shadow, 0.32],
  [1, shadow, 0.66],
]

/**
 * Draws one curtain as a strip for each pleat. In each strip, the print is shifted by the width of the fabric that the
 * folds hide.
 */
const half = (scene: SceneBuilder, from: number, to: number, flare: number): string => {
  const { random, tile, roles } = scene
  const pleats = 6
  const widths = upTo(pleats).map(() => random.between(0.8, 1.25))
  const total = widths.reduce((sum, width) => sum + width, 0)
  const cell = sceneCell(tile, 3.3, 46)
  const dark = scene.gradient(valley)
  const ridge = scene.gradient([
    [0.2, '#fff', 0],
    [0.46, '#fff', 0.34],
    [0.66, '#fff', 0],
  ])
  let x = from
  let hidden = 0
  const strips = widths.map((width, i) => {
    const w = (width / total) * (to - from)
    const [left, right] = [x + (i / pleats) * flare, x + w + ((i + 1) / pleats) * flare]
    const path = `M${pair(x, rail)}H${short(x + w)}L${pair(right, hem - 5)}Q${pair((left + right) / 2, hem + 10)} ${pair(left, hem - 5)}Z`
    const print = scene.print({ cell, x: x - hidden, y: rail, narrow: 0.84 })
    hidden += w * 0.5 + random.between(8, 16)
    x += w
    return fill(path, roles.ground) + fill(path, print) + shaded(path, dark) + fill(path, ridge)
  })
  const whole = `M${from} ${rail}H${to}L${to + Math.max(0, flare)} ${hem}H${from + Math.min(0, flare)}Z`
  const rings = upTo(pleats).map((i) => {
    const at = short(from + ((to - from) * (i + 0.5)) / pleats)
    return `<ellipse cx="${at}" cy="${rail - 15}" rx="7" ry="16" fill="none" stroke="#6b5233" stroke-width="3.5"/>`
  })
  return (
    castShadow(scene, whole, 7, 5, 14, 0.35) +
    strips.join('') +
    fill(`M${from} ${rail}H${to}V${rail + 26}H${from}Z`, shadow, `opacity=".16" ${scene.blur(6)}`) +
    rings.join('')
  )
}

const view = (scene: SceneBuilder): string => {
  const sky = scene.gradient(
    [
      [0, '#cfe3ee', 1],
      [0.6, '#eef4f1', 1],
      [1, '#e6ecd8', 1],
    ],
    downwards,
  )
  return (
    '<path d="M214 150H586V742H214Z" fill="#fffdf8"/>' +
    `<path d="M230 166H570V726H230Z" fill="${sky}"/>` +
    '<path d="M230 612C290 574 346 602 400 584C462 560 514 600 570 570V726H230Z" fill="#b9cba0"/>' +
    '<path d="M496 640v-92" stroke="#6b5a3c" stroke-width="6"/><circle cx="496" cy="520" r="52" fill="#9db986"/><circle cx="468" cy="546" r="30" fill="#8fae79"/>' +
    '<path d="M230 650C310 622 404 662 570 628V726H230Z" fill="#93ad7c"/>' +
    '<path d="M400 166V726M230 420H570" stroke="#fffdf8" stroke-width="11"/>' +
    `<path d="M230 166H570V178H230Z" fill="${shadow}" opacity=".08"/>` +
    `<rect x="196" y="738" width="408" height="18" fill="#fffdf8"/><rect x="196" y="756" width="408" height="6" fill="${shadow}" opacity=".18"/>`
  )
}

/** A pair of curtains at a window. */
export const curtain = (design: DesignSpec): DrawnImage => {
  const scene = new SceneBuilder(design, 'curtain', portrait)
  const { accent, second } = scene.roles
  return scene.options(
    wall(scene, 800, 872) +
      skirting(800, 872, 30) +
      floor(scene, 800, 872, 128) +
      fill('M262 1000L344 884H468L610 1000Z', '#fff1cf', `opacity=".5" ${scene.blur(7)}`) +
      view(scene) +
      line(`M44 ${rail - 24}H756`, '#6b5233', 11) +
      line(`M44 ${rail - 27}H756`, '#a98b60', 2.4) +
      `<circle cx="38" cy="${rail - 24}" r="15" fill="#6b5233"/><circle cx="762" cy="${rail - 24}" r="15" fill="#6b5233"/>` +
      vase(400, 740, 0.9, accent, mix(second, '#3f5a34', 0.45)) +
      half(scene, 66, 274, -20) +
      half(scene, 526, 734, 20),
  )
}
