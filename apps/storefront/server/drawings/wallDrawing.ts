import { dashed, outline, overPrint, PAGE, PRINT, rectangle, type Shape, short } from './shapes.ts'

/** A wall, and the doors and windows in it. */
export type DrawnWall = {
  readonly width: number
  readonly height: number
  readonly openings?: readonly { readonly width: number; readonly height: number }[]
}

/** Walls side by side, in a box that has the unit of the walls. The numbers of the strips are below the walls. */
export type WallDrawing = {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
  readonly texts: readonly { readonly x: number; readonly y: number; readonly text: string }[]
  readonly fontSize: number
}

/** An opening of at least this share of the wall's height is a door. */
const DOOR = 0.7

/** More marks than this on a wall would be too close to each other. */
const MOST_MARKS = 200

type Placed = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Places openings with equal distances: doors on the floor, windows a little above the middle. */
export const placeOpenings = ({ width, height, openings = [] }: DrawnWall): readonly Placed[] => {
  const gap = (width - openings.reduce((sum, opening) => sum + opening.width, 0)) / (openings.length + 1)
  let x = 0
  return openings.map((opening) => {
    x += gap
    const placed = {
      ...opening,
      x,
      y: opening.height >= height * DOOR ? height - opening.height : (height - opening.height) * 0.42,
    }
    x += opening.width
    return placed
  })
}

/**
 * The x positions of the seams in a wall: one seam after each roll's width from the left. The edges of the wall are not
 * seams.
 */
export const seamsOf = (width: number, rollWidth: number): readonly number[] =>
  Array.from({ length: Math.ceil(width / rollWidth - 1e-9) - 1 }, (_, at) => (at + 1) * rollWidth)

/**
 * Returns the positions of the strips that are not needed because of doors. Such a strip is inside an opening that is
 * at least as high as the wall less one repeat. The strips are counted like in `wallpaperRolls`. At least one strip of
 * a wall remains.
 */
export const savedStrips = (
  wall: DrawnWall,
  { rollWidth, repeat }: { readonly rollWidth: number; readonly repeat: number },
): ReadonlySet<number> => {
  const strips = Math.ceil(wall.width / rollWidth - 1e-9)
  const saved = new Set<number>()
  for (const { x, width, height } of placeOpenings(wall)) {
    const count = height >= wall.height - repeat ? Math.floor(width / rollWidth + 1e-9) : 0
    // Selects the strips nearest to the opening. The places of the strips are fixed, so an opening can be up to half a
    // roll's width away from its strips.
    for (
      let at = Math.round((x + width / 2) / rollWidth - count / 2), left = count;
      left > 0 && at < strips;
      at += 1
    )
      if (!saved.has(at) && saved.size < strips - 1) {
        saved.add(at)
        left -= 1
      } else if (saved.size >= strips - 1) break
  }
  return saved
}

const openingShapes = ({ x, y, width, height }: Placed, wallHeight: number): Shape => {
  const isDoor = y + height > wallHeight - 0.01
  const inside = isDoor
    ? `M${short(x + width * 0.84)} ${short(y + height * 0.52)}v${short(height * 0.06)}`
    : `M${short(x + width / 2)} ${short(y)}v${short(height)}M${short(x)} ${short(y + height / 2)}h${short(width)}`
  return { d: rectangle(x, y, width, height) + inside, fill: PAGE }
}

/**
 * Draws walls with their print, seams dashed, doors and windows left open, and a mark at each seam wherever the repeat starts
 * again. With a drop, the marks of every second strip are lower by the drop. All lengths are in one unit, and positive.
 */
export const wallDrawing = (
  walls: readonly DrawnWall[],
  paper: { readonly rollWidth: number; readonly repeat: number; readonly drop: number },
): WallDrawing => {
  const height = Math.max(...walls.map((wall) => wall.height))
  const width = walls.reduce((sum, wall) => sum + wall.width, 0)
  const fontSize = short(width / 26)
  const shapes: Shape[] = []
  const texts: { x: number; y: number; text: string }[] = []
  let left = 0
  let strip = 0
  for (const wall of walls) {
    const top = height - wall.height
    const openings = placeOpenings(wall).map((opening) => ({
      ...opening,
      x: opening.x + left,
      y: opening.y + top,
    }))
    shapes.push({
      d: rectangle(left, top, wall.width, wall.height),
      fill: PRINT,
      strokeWidth: 2,
    })
    const seams = seamsOf(wall.width, paper.rollWidth)
    const lines = seams.map((x) => `M${short(left + x)} ${short(top)}v${short(wall.height)}`).join('')
    // White lines with a black outline are visible on every print.
    if (lines) shapes.push(...overPrint(dashed(lines)))
    const edges = [0, ...seams]
    if (paper.repeat > 0 && (wall.height / paper.repeat) * edges.length < MOST_MARKS) {
      const marks = edges
        .flatMap((x, at) => {
          const start = at % 2 === 1 ? paper.drop : 0
          const count = Math.floor((wall.height - start) / paper.repeat)
          return Array.from({ length: Math.max(0, count) }, (_, n) => start + (n + 1) * paper.repeat)
            .filter((y) => y < wall.height)
            .map(
              (y) =>
                `M${short(left + x)} ${short(top + y)}h${short(Math.min(paper.rollWidth / 5, wall.width))}`,
            )
        })
        .join('')
      if (marks) shapes.push(...overPrint({ d: marks }))
    }
    shapes.push(...openings.map((each) => openingShapes(each, height)))
    const saved = savedStrips(wall, paper)
    for (const [at, x] of edges.entries()) {
      if (saved.has(at)) continue
      const end = edges[at + 1] ?? wall.width
      strip += 1
      texts.push({ x: short(left + (x + end) / 2), y: short(height + fontSize * 1.4), text: String(strip) })
    }
    left += wall.width
  }
  shapes.push(outline(`M0 ${short(height)}H${short(width)}`))
  // When there is no space for the number of every strip, only every second, fifth or tenth strip, and so on, has a
  // number.
  const every = [1, 2, 5, 10, 20, 50].find((step) => (width / strip) * step > fontSize * 1.3) ?? 100
  return {
    width: short(width),
    height: short(height + fontSize * 1.8),
    shapes,
    texts: texts.filter(({ text }) => Number(text) % every === 0),
    fontSize,
  }
}
