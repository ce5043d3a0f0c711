import { leaf, vein } from '../../kit/leaf.ts'
import { group } from '../../kit/markup.ts'
import { pair, short, times, upTo } from '../../kit/number.ts'
import { dot, moved, type Point } from '../../kit/path.ts'
import { taper } from '../../kit/taper.ts'
import { scallop } from './foliage.ts'
import { ripples } from './ground.ts'
import type { Pen } from './pen.ts'

export const sheep = (pen: Pen): string => {
  const { random } = pen
  const wool = times(9, () => `M${pair(random.between(-11, 8), random.between(-17, -7))}q2.5-3.5 5 0`)
  return (
    pen.thin('M-8-4V4M-4-4V5M6-4V4M10-4V5', 1.6) +
    pen.shape(moved(scallop(pen, 14, 8.5, 11, 0.3), 0, -11), pen.paper, 1.1) +
    pen.thin(wool, 0.7) +
    pen.tint('M12-17C17-21 24-17 23-12C22-8 16-8 13-11Z', pen.ink) +
    pen.thin('M13-17l-3-3', 1.6)
  )
}

/** A stag with its feet at the origin. */
export const stag = (pen: Pen): string => {
  const body =
    'M-26 -30C-22 -35 -10 -34 0 -34C6 -34 9 -38 12 -46L15 -55C17 -60 22 -60 26 -57L33 -52C34 -50 32 -48 29 -48L24 -48' +
    'C22 -42 20 -34 16 -28L15 -16L16 0H12.500L11 -15L8 -20C0 -17 -10 -17 -17 -19L-20 -13L-19 0H-22.500L-24 -14C-27 -20 -29 -25 -26 -30Z'
  const antlers =
    'M18 -58C14 -66 15 -74 20 -80M16 -66C12 -70 10 -74 10 -79M17 -72C14 -76 14 -80 16 -84M21 -58C23 -66 28 -70 33 -76M24 -64C29 -64 33 -66 36 -70M28 -70C28 -75 29 -79 32 -83'
  const hatch = times(10, (i) => `M${pair(-20 + i * 3.4, -22 - (i % 2))}l${pair(3, -5)}`)
  return (
    pen.shape('M-17 -19L-15 0H-12L-11 -18Z', pen.deepWash, 1) +
    pen.shape('M5 -19L5 0H8.500L11 -18Z', pen.deepWash, 1) +
    pen.shape(body, pen.wash) +
    pen.thin(hatch, 0.6) +
    pen.thin(antlers, 1.5) +
    pen.shape('M16 -56C12 -60 8 -60 7 -58C9 -54 13 -53 16 -54Z', pen.wash, 1) +
    pen.thin(dot(24.5, -54.5), 2) +
    pen.thin('M-26 -30q-4 0-5 5', 1.5) +
    pen.thin(`${dot(-16, -30)}${dot(-10, -31)}${dot(-13, -27)}${dot(-4, -30)}`, 1.3)
  )
}

/** A swan on still water. */
export const swan = (pen: Pen): string =>
  pen.shape(
    'M-30 -6C-34 -14 -38 -17 -41 -18C-30 -24 -14 -24 -4 -19C4 -16 12 -18 15 -26C17 -33 9 -38 10 -46C11 -54 21 -56 25 -49L26 -45C21 -45 18 -43 18 -40C20 -34 25 -30 25 -20C25 -8 14 -1 -4 -1C-16 -1 -26 -2 -30 -6Z',
  ) +
  pen.tint(
    'M25 -20C25 -8 14 -1 -4 -1C-16 -1 -26 -2 -30 -6C-14 -3 8 -4 16 -14C20 -19 24 -24 25 -20Z',
    pen.wash,
  ) +
  pen.shape('M-37 -19C-26 -27 -12 -26 -2 -19C4 -15 6 -10 2 -7C-12 -5 -22 -8 -28 -13Z', pen.paper, 1) +
  pen.thin(
    'M-28 -18Q-14 -20 -4 -12M-24 -14Q-12 -15 -4 -9M-20 -11Q-12 -11 -6 -8M-31 -20Q-14 -24 0 -14',
    0.65,
  ) +
  pen.tint('M25 -49L33 -45C30 -43 27 -44 26 -45Z', pen.ink) +
  pen.thin(dot(20.5, -49), 2) +
  ripples(pen, 54)

const bird = (pen: Pen): string =>
  pen.shape('M-18 3C-10-9 6-12 15-6C20-8 25-3 30-2C25 0 22 1 20 3C14 10 0 11-8 7L-32 14Z', pen.wash, 1.1) +
  pen.shape('M-6-1C0-7 10-4 8 2C4 7-8 7-24 10C-16 6-10 4-6-1Z', pen.paper, 1) +
  pen.thin('M-2 0q4-2 7 0M-6 3q5-1 10 0M-12 6q6-1 10-1', 0.65) +
  pen.thin(dot(17, -3.4), 2.2) +
  pen.thin('M2 9v6M6 9v6', 0.9)

/** A bird on a leafy branch. */
export const birdOnBranch = (pen: Pen): string => {
  const { random } = pen
  const spine = upTo(12).map((i): Point => [-52 + i * 9.6, 4 * Math.sin(i * 0.7) + i * 0.3])
  const leaves = spine.slice(1, 11).map(([x, y], i) => {
    const side = i % 2 ? -1 : 1
    return { x, y, side, size: random.between(15, 20), turn: side * random.between(24, 49) }
  })
  const blades = leaves.map((l) => moved(leaf(l.size, l.size * 0.24, l.side * 2), l.x, l.y, l.turn)).join('')
  const veins = leaves.map((l) => {
    const ticks = `M${short(l.size * 0.4)} ${short(-l.size * 0.13)}L${short(l.size * 0.6)} 0`
    return moved(vein(l.size, l.side * 2, 0.85) + ticks, l.x, l.y, l.turn)
  })
  const branch = taper(spine, (t) => 1.8 - 1.1 * t)
  return (
    pen.tint(branch, pen.ink) +
    pen.shape(blades, pen.paper, 1) +
    pen.thin(veins.join(''), 0.6) +
    group(bird(pen), { x: -4, y: -15 })
  )
}
