import { itemAt } from './itemAt.ts'
import { pair, radians } from './number.ts'

export type Point = readonly [x: number, y: number]

const pairs = /(-?[\d.]+)[ ,](-?[\d.]+)/g

/** Transforms a path of absolute M, L, C, Q and Z commands: scale, rotation in degrees, translation. */
export const moved = (path: string, x = 0, y = 0, turn = 0, scaleX = 1, scaleY = scaleX): string => {
  const cosine = Math.cos(radians(turn))
  const sine = Math.sin(radians(turn))
  return path.replace(/(\d)-/g, '$1 -').replace(pairs, (_, a: string, b: string) => {
    const px = Number(a) * scaleX
    const py = Number(b) * scaleY
    return pair(px * cosine - py * sine + x, px * sine + py * cosine + y)
  })
}

const throughPoints = (points: readonly Point[], around: (index: number) => Point, spans: number): string => {
  let path = `M${pair(...itemAt(points, 0))}`
  for (let i = 0; i < spans; i++) {
    const [before, from, to, after] = [around(i - 1), around(i), around(i + 1), around(i + 2)]
    path += `C${pair(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} `
    path += `${pair(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)} ${pair(...to)}`
  }
  return path
}

/** A smooth open curve through points (Catmull-Rom). */
export const curve = (points: readonly Point[]): string =>
  throughPoints(points, (i) => itemAt(points, Math.max(0, Math.min(points.length - 1, i))), points.length - 1)

/** A smooth closed curve through points. */
export const closedCurve = (points: readonly Point[]): string =>
  `${throughPoints(points, (i) => itemAt(points, i), points.length)}Z`

export const polygon = (points: readonly Point[]): string => `M${points.map((p) => pair(...p)).join('L')}Z`

/** The closed outline between two edges that run in the same direction. */
export const between = (edge: readonly Point[], otherEdge: readonly Point[]): string =>
  `${curve(edge)}L${curve([...otherEdge].reverse()).slice(1)}Z`

/** A dot: a stroke of zero length with round caps. */
export const dot = (x = 0, y = 0): string => `M${pair(x, y)}h.1`

/** The path repeated `count` times around the origin at a distance of `radius`, starting at `turn` degrees. */
export const ring = (
  path: string,
  count: number,
  radius = 0,
  turn = 0,
  wobble: () => readonly [turn: number, scale: number] = () => [0, 1],
): string => {
  let out = ''
  for (let i = 0; i < count; i++) {
    const angle = turn + (i * 360) / count
    const [extraTurn, scale] = wobble()
    out += moved(
      path,
      Math.cos(radians(angle)) * radius,
      Math.sin(radians(angle)) * radius,
      angle + extraTurn,
      scale,
    )
  }
  return out
}
