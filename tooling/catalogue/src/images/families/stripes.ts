import { fill } from '../kit/markup.ts'
import { periodicNoise } from '../kit/noise.ts'
import { upTo } from '../kit/number.ts'
import { between, type Point } from '../kit/path.ts'
import type { Random } from '../kit/random.ts'
import { TileBuilder } from '../kit/tile.ts'
import type { DrawFamily } from './brief.ts'
import { placedBands } from './stripes/band.ts'
import { stripeLayouts } from './stripes/layouts.ts'
import { ornament } from './stripes/ornament.ts'

const height = 240
const steps = 16

/** A slightly irregular edge that matches at top and bottom. */
const edgeAt = (random: Random, x: number, sway: number): Point[] => {
  const noise = periodicNoise(random, 6)
  return upTo(steps + 1).map((i) => [x + noise((i % steps) / steps) * sway, (i / steps) * height])
}

/** Irregular lines and bands in one of five layouts, with a fine twill texture. */
export const stripes: DrawFamily = ({ random, roles, repeat, prefix }) => {
  const hand = { random, roles }
  const bands = placedBands(random.pick(stripeLayouts)(hand))
  const width = Math.round(bands.reduce((sum, band) => sum + band.width, 0))
  const cell = { width, height, repeat }
  const tile = new TileBuilder({ cell, ground: roles.ground, prefix, cellWidthCm: width * 0.062 })
  const printed = tile.layer()
  const ornaments = tile.layer()
  for (const band of bands) {
    if (band.kind === 'gap' || band.width === 0) continue
    const [left, right] = [band.x, band.x + band.width]
    if (band.kind !== 'ticks') {
      const sway = band.kind === 'line' ? 0.55 : 0.8
      const path = between(edgeAt(random, left, sway), edgeAt(random, right, sway))
      tile.draw(printed, fill(path, band.colour), left - 2, 0.1, right + 2, height - 0.1)
    }
    const drawn = ornament(hand, band, height)
    const isTall = band.kind === 'vine'
    if (drawn !== '')
      tile.draw(ornaments, drawn, left - 2, isTall ? -8 : 0.1, right + 2, height + (isTall ? 8 : -0.1))
  }
  const twill = tile.id('twill')
  tile.defs(
    `<pattern id="${twill}" width="4" height="4" patternUnits="userSpaceOnUse">` +
      `<path d="M-1 1L1-1M0 4L4 0M3 5L5 3" stroke="${roles.deep}" stroke-width=".7" opacity=".13"/></pattern>`,
  )
  const cloth = `<path d="M0 0H${width}V${height}H0Z" fill="url(#${twill})"/>`
  tile.draw(tile.layer(), cloth, 0.1, 0.1, width - 0.1, height - 0.1)
  return tile.options()
}
