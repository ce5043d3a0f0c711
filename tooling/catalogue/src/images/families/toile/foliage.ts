import { itemAt } from '../../kit/itemAt.ts'
import { group } from '../../kit/markup.ts'
import { fullTurn, pair, short, times, upTo } from '../../kit/number.ts'
import { moved, type Point } from '../../kit/path.ts'
import { taper } from '../../kit/taper.ts'
import type { Pen } from './pen.ts'

/** A circle of small arcs, like the foliage in engravings. */
export const scallop = ({ random }: Pen, rx: number, ry: number, bows: number, depth = 0.32): string => {
  const points = upTo(bows).map((i): Point => {
    const angle = (i / bows) * fullTurn + random.between(-0.08, 0.08)
    const reach = random.between(0.93, 1.07)
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
  })
  const bow = (i: number) => {
    const [a, b] = [itemAt(points, i), itemAt(points, i + 1)]
    const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    const out = (Math.hypot(b[0] - a[0], b[1] - a[1]) * (depth + 0.35)) / (Math.hypot(mx, my) || 1)
    return `Q${pair(mx + mx * out, my + my * out)} ${pair(...b)}`
  }
  return `M${pair(...itemAt(points, 0))}${times(bows, bow)}Z`
}

/** A bush, or one clump of a tree's crown: shaded at the lower right. */
export const clump = (pen: Pen, r: number): string => {
  const { random } = pen
  const leaves = times(r * 0.35, () => {
    const angle = random.angle()
    const reach = r * 0.82 * Math.sqrt(random.upTo(1))
    const size = random.between(2.6, 4.2)
    const bow = `${pair(size * 0.5, -size * 1.1)} ${pair(size, 0)}`
    return `M${pair(Math.cos(angle) * reach - size, Math.sin(angle) * reach * 0.75)}q${bow}q${bow}`
  })
  const hatch = times(r * 0.33, () => {
    const x = random.between(-0.75, 0.95) * r
    const y = r * 0.75 * Math.sqrt(Math.max(0, 1 - (x / r) ** 2)) * random.between(0.3, 0.95)
    return `M${pair(x, y)}l${pair(random.between(4, 7), -random.between(5, 8))}`
  })
  return (
    pen.shape(scallop(pen, r, r * 0.76, Math.round(7 + r / 5))) +
    pen.tint(
      moved(scallop(pen, r * 0.7, r * 0.46, Math.round(6 + r / 6), 0.2), r * 0.14, r * 0.16),
      pen.wash,
    ) +
    pen.thin(leaves, 0.85) +
    pen.thin(hatch)
  )
}

const trunkPoints = (height: number): Point[] => [
  [0, 0],
  [height * 0.008, -height * 0.12],
  [height * 0.012, -height * 0.25],
  [-height * 0.01, -height * 0.38],
  [-height * 0.022, -height * 0.48],
  [height * 0.01, -height * 0.6],
  [height * 0.04, -height * 0.72],
]

const crown = [
  [-0.24, -0.7, 0.17],
  [0.24, -0.68, 0.165],
  [0, -0.66, 0.14],
  [-0.13, -0.87, 0.18],
  [0.15, -0.88, 0.17],
  [0.01, -1, 0.165],
] as const

/** A wide tree with its foot at the origin. */
export const tree = (pen: Pen, height: number): string => {
  const { random } = pen
  const trunk = taper(
    trunkPoints(height),
    (t) => height * 0.055 * (1 - t * 0.62) + 0.8 + Math.max(0, 0.12 - t) * height * 0.25,
  )
  const bark = times(11, (i) => {
    const x = random.upTo(height * 0.025) - (i > 6 ? height * 0.02 : 0)
    return `M${pair(x, -height * (0.03 + i * 0.055))}l${pair(random.between(-1, 1), -random.between(6, 14))}`
  })
  const h = height
  const right = taper(
    [
      [-h * 0.02, -h * 0.42],
      [h * 0.1, -h * 0.58],
      [h * 0.2, -h * 0.66],
    ],
    (t) => 2.6 - 1.6 * t,
  )
  const left = taper(
    [
      [-h * 0.02, -h * 0.5],
      [-h * 0.12, -h * 0.62],
      [-h * 0.22, -h * 0.68],
    ],
    (t) => 2.4 - 1.5 * t,
  )
  const clumps = crown.map(([x, y, r]) => group(clump(pen, h * r), { x: x * h, y: y * h }))
  return pen.shape(trunk) + pen.thin(bark) + pen.tint(right + left, pen.ink) + clumps.join('')
}

/** A cypress with its foot at the origin. */
export const cypress = (pen: Pen, height: number): string => {
  const { random } = pen
  const [h, w] = [height, height * 0.13]
  const outline =
    `M0 ${short(-h)}C${pair(w * 0.5, -h * 0.8)} ${pair(w * 1.4, -h * 0.4)} ${pair(w * 0.8, -h * 0.1)}` +
    `Q${pair(0, -h * 0.04)} ${pair(-w * 0.8, -h * 0.1)}C${pair(-w * 1.4, -h * 0.4)} ${pair(-w * 0.5, -h * 0.8)} 0 ${short(-h)}Z`
  const sprays = times(20, () => {
    const u = random.between(0.12, 0.9)
    const half = w * Math.sin(Math.min(1, u * 1.1) * Math.PI * 0.75) * 0.9
    return `M${pair(random.between(-half, half), -h * (1 - u))}q${pair(1.5, -4)} ${pair(random.between(-1, 3), -8)}`
  })
  const hatch = times(15, (i) => {
    const u = 0.2 + i * 0.05
    return `M${pair(w * 0.15, -h * (1 - u))}l${pair(w * 0.62 * Math.sin(u * 2.4), -4)}`
  })
  return (
    pen.thin(`M0 0V${short(-h * 0.1)}`, 2.6) +
    pen.shape(outline, pen.wash) +
    pen.thin(sprays, 0.8) +
    pen.thin(hatch)
  )
}
