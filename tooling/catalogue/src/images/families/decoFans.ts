import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import { pair, radians, short, times, upTo } from '../kit/number.ts'
import { dot, moved } from '../kit/path.ts'
import { petal, tear } from '../kit/petal.ts'
import type { Random } from '../kit/random.ts'
import { TileBuilder } from '../kit/tile.ts'
import type { DrawFamily } from './brief.ts'

const fanWidth = 120
const rowHeight = 60
const r = fanWidth / 2

type FanStyle = 'petals' | 'many-petals' | 'rays'

type FanColours = { field: string; pattern: string; lines: string; bright: string }

const disc = (radius: number, colour: string) => `<circle r="${short(radius)}" fill="${colour}"/>`

const onArc = (angle: number, radius: number): readonly [number, number] => [
  Math.cos(radians(angle)) * radius,
  Math.sin(radians(angle)) * radius,
]

/** A full disc of rings; the next row covers its lower half. */
const fan = (random: Random, style: FanStyle, { field, pattern, lines, bright }: FanColours): string => {
  const count = style === 'many-petals' ? 13 : 11
  const step = 180 / count
  const middles = upTo(count).map((i) => -180 + step * (i + 0.5))
  const rays = middles.map((a) => `M${pair(...onArc(a, r * 0.2))}L${pair(...onArc(a, r * 0.53))}`).join('')
  const beads = times(count + 1, (i) => dot(...onArc(-180 + step * i, r * 0.915)))
  const petals = () => {
    const shape = petal(r * 0.36, r * 0.36 * 0.36)
    const ringPath = middles
      .map((a) => moved(shape, ...onArc(a, r * 0.57), a, random.between(0.97, 1.02)))
      .join('')
    const cuts = middles.map((a) => moved(tear(r * 0.17, 1.5), ...onArc(a, r * 0.68), a)).join('')
    return fill(ringPath, pattern) + line(ringPath, lines, 1.1) + fill(cuts, lines) + line(beads, bright, 3.2)
  }
  const points = () => {
    const path = middles
      .map((a) => {
        const [from, to] = [onArc(a - step / 2, r * 0.58), onArc(a + step / 2, r * 0.58)]
        return `M${pair(...from)}L${pair(...onArc(a, r * 0.88))}L${pair(...to)}Z`
      })
      .join('')
    return fill(path, pattern) + line(path, lines, 1.1) + line(beads, bright, 3)
  }
  const inner = style === 'many-petals' ? pattern : field
  const innerRing = `<circle r="${short(r * 0.43)}" fill="none" stroke="${lines}"/>`
  return (
    disc(r, lines) +
    disc(r - 2.2, field) +
    (style === 'rays' ? points() : petals()) +
    disc(r * 0.56, lines) +
    disc(r * 0.56 - 1.5, inner) +
    line(rays, bright, 1.5) +
    (style === 'many-petals' ? '' : innerRing) +
    disc(r * 0.27, lines) +
    disc(r * 0.27 - 1.4, bright) +
    disc(r * 0.15, lines) +
    disc(r * 0.15 - 1.2, pattern)
  )
}

/** Rows of fans in two alternating colourings, each row shifted by half a fan, which is a half-brick repeat. */
export const decoFans: DrawFamily = ({ random, roles, prefix }) => {
  const { ground, main, second, accent, ink, dark } = roles
  const cell = { width: fanWidth, height: rowHeight * 2, repeat: 'basic' as const }
  const tile = new TileBuilder({ cell, ground, prefix, cellWidthCm: 10 })
  const style = random.pick<FanStyle>(['petals', 'many-petals', 'rays'])
  const lines = dark ? main : ground
  const one = { field: dark ? ground : main, pattern: second, lines, bright: accent }
  const other = {
    field: dark ? mix(second, ground, 0.45) : ink,
    pattern: dark ? ground : second,
    lines,
    bright: accent,
  }
  const symbols = [tile.symbol(fan(random, style, one)), tile.symbol(fan(random, style, other))]
  const rows = upTo(6).map((i) => i - 1)
  const uses = rows.flatMap((row) => {
    const isOdd = row % 2 !== 0
    const symbol = symbols[isOdd ? 1 : 0]
    return upTo(3).map((i) => {
      const x = (i - 1) * fanWidth + (isOdd ? fanWidth / 2 : 0)
      return `<use href="#${symbol}" x="${x}" y="${row * rowHeight}"/>`
    })
  })
  tile.draw(tile.layer(), uses.join(''), 0.5, 0.5, fanWidth - 0.5, rowHeight * 2 - 0.5)
  return tile.options()
}
