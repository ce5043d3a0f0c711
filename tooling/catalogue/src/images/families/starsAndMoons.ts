import { blob } from '../kit/blob.ts'
import { mix } from '../kit/colour.ts'
import { itemAt } from '../kit/itemAt.ts'
import { fill, group, line } from '../kit/markup.ts'
import { fine, pair, radians, short, times, upTo } from '../kit/number.ts'
import { dot, type Point, polygon } from '../kit/path.ts'
import { TileBuilder } from '../kit/tile.ts'
import type { DrawFamily, Hand } from './brief.ts'

const side = 260

const starPath = ({ random }: Hand, r: number): string =>
  polygon(
    upTo(10).map((i): Point => {
      const angle = (i * Math.PI) / 5 - Math.PI / 2
      const reach = (i % 2 ? r * 0.5 : r) * (1 + random.between(-0.05, 0.05))
      return [Math.cos(angle) * reach, Math.sin(angle) * reach]
    }),
  )

const rounded = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="${fine(width)}" stroke-linejoin="round"/>`

const sparkle = (r: number): string => {
  const waist = r * 0.13
  const points = times(4, (i) => {
    const [between, point] = [radians(-45 + 90 * i), radians(90 * i)]
    return `Q${pair(Math.cos(between) * waist, Math.sin(between) * waist)} ${pair(Math.cos(point) * r, Math.sin(point) * r)}`
  })
  return `M0 ${short(-r)}${points}Z`
}

const moon = ({ random, roles }: Hand, r: number, face: 'asleep' | 'plain'): string => {
  const { main, accent, ink, ground, paper, dark } = roles
  const crescent =
    `M${pair(r * 0.42, -r * 0.92)}C${pair(-r * 0.5, -r * 1.12)} ${pair(-r * 1.12, -r * 0.45)} ${pair(-r, r * 0.18)}` +
    `C${pair(-r * 0.86, r * 0.9)} ${pair(0, r * 1.24)} ${pair(r * 0.72, r * 0.74)}` +
    `C${pair(r * 0.1, r * 0.82)} ${pair(-r * 0.3, r * 0.42)} ${pair(-r * 0.3, -r * 0.08)}` +
    `C${pair(-r * 0.3, -r * 0.5)} ${pair(-r * 0.02, -r * 0.84)} ${pair(r * 0.42, -r * 0.92)}Z`
  const freckles = times(20, () => {
    const angle = radians(random.between(110, 250))
    const reach = r * random.between(0.5, 0.92)
    return dot(Math.cos(angle) * reach, Math.sin(angle) * reach)
  })
  const rim = `M${pair(-r * 0.88, -r * 0.1)}C${pair(-r * 0.86, r * 0.4)} ${pair(-r * 0.5, r * 0.8)} ${pair(-r * 0.1, r * 0.92)}`
  const body =
    rounded(crescent, main, 2) +
    line(freckles, mix(main, accent, 0.55), 1.7) +
    line(rim, mix(main, paper, 0.55), 2)
  if (face === 'plain') return body
  const features =
    `M${pair(-r * 0.64, -r * 0.12)}q${pair(r * 0.1, r * 0.12)} ${pair(r * 0.22, r * 0.02)}` +
    `M${pair(-r * 0.6, -r * 0.06)}l-2 3M${pair(-r * 0.53, -r * 0.02)}l-.5 4M${pair(-r * 0.46, -r * 0.06)}l1.5 3.4` +
    `M${pair(-r * 0.42, r * 0.36)}q${pair(r * 0.07, r * 0.06)} ${pair(r * 0.15, -r * 0.01)}`
  const cheek = `<circle cx="${short(-r * 0.58)}" cy="${short(r * 0.22)}" r="${short(r * 0.09)}" fill="${accent}" opacity=".8"/>`
  return body + line(features, dark ? ground : ink, 1.7) + cheek
}

const cloud = ({ roles }: Hand): string => {
  const colour = mix(roles.second, roles.ground, roles.dark ? 0.25 : 0.3)
  return (
    fill('M-36 12C-50 12-50-8-36-8C-36-24-14-28-8-15C-2-28 20-26 21-10C38-14 46 12 30 12Z', colour) +
    line('M-30 3c-1-7 10-8 10-1M-6-5c2-8 14-7 13 2M16 5c1-6 10-6 10 0', mix(colour, roles.paper, 0.6), 1.7) +
    line('M-30 19h30M8 19h12M-14 25h20', colour, 2)
  )
}

const comet = (hand: Hand): string =>
  group(
    line('M-12 2C-28 4-44 10-58 20M-11 8C-24 12-36 18-46 27M-13-3C-28-4-46 0-62 8', hand.roles.second, 1.9) +
      line('M-22 16l-6 4M-66 14l-5 2.5', hand.roles.accent, 1.9) +
      rounded(starPath(hand, 11), hand.roles.accent, 3),
    { x: 26, y: -8 },
  )

const ringedPlanet = ({ random, roles }: Hand): string =>
  fill(blob(random, 15, { points: 9, wobble: 0.02 }), roles.accent) +
  line('M-9-8C-3-5 6-5 11-7M-13 2C-6 6 8 5 14 1', mix(roles.accent, roles.main, 0.6), 1.9) +
  line('M-13-3C-25 3-27 9-22 10C-12 11 14 2 22-5C27-10 22-12 13-8', roles.second, 2.4)

/** Size classes of motifs. `tilt` is small for motifs with a face. */
const classesOf = (hand: Hand) => {
  const { main, second, accent, ink } = hand.roles
  const speck = (colour: string, size: number) => line(dot(), colour, size)
  const star = (r: number, colour: string, width: number) => rounded(starPath(hand, r), colour, width)
  return [
    { r: 40, most: 3, tilt: 12, motifs: [moon(hand, 40, 'asleep'), moon(hand, 35, 'plain')] },
    { r: 34, most: 3, tilt: 8, motifs: [cloud(hand)] },
    { r: 33, most: 2, tilt: 6, motifs: [comet(hand)] },
    { r: 24, most: 2, tilt: 10, motifs: [ringedPlanet(hand)] },
    {
      r: 17,
      most: 6,
      tilt: 20,
      motifs: [star(15, main, 4), star(14, accent, 4), line(starPath(hand, 14), second, 2.4)],
    },
    { r: 12, most: 12, tilt: 8, motifs: [fill(sparkle(15), ink), fill(sparkle(13), main)] },
    {
      r: 7,
      most: 22,
      tilt: 20,
      motifs: [star(5.5, second, 2.4), fill(sparkle(9), ink), star(5.5, main, 2.4)],
    },
    { r: 2.4, most: 56, tilt: 0, motifs: [speck(ink, 2.6), speck(main, 3.2), speck(second, 2.4)] },
  ]
}

/** A night sky for a child's room. */
export const starsAndMoons: DrawFamily = ({ random, roles, repeat, prefix }) => {
  const cell = { width: side, height: side, repeat }
  const tile = new TileBuilder({ cell, ground: roles.ground, prefix, cellWidthCm: 22 })
  const layer = tile.layer()
  for (const { r, most, tilt, motifs } of classesOf({ random, roles })) {
    const symbols = motifs.map((markup) => tile.symbol(markup))
    tile.placement.scatter(random, r, 4.5, most, 400).forEach((spot, i) => {
      const facing = r > 30 && random.chance(0.4) ? 'left' : 'right'
      tile.put(layer, itemAt(symbols, i), {
        ...spot,
        turn: random.between(-tilt, tilt),
        facing,
        reach: r * 2.2 + 2,
      })
    })
  }
  return tile.options()
}
