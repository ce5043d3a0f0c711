import { mix } from '../kit/colour.ts'
import { itemAt } from '../kit/itemAt.ts'
import { fill, line } from '../kit/markup.ts'
import { pair, short, times, upTo } from '../kit/number.ts'
import { dot, moved } from '../kit/path.ts'
import { TileBuilder } from '../kit/tile.ts'
import type { DrawFamily, Hand } from './brief.ts'

const width = 260
const rowHeight = 40
const rowCount = 6
const perRow = 3

/** One curling crest, 100 units wide, and the lines that follow its back. */
const crest =
  'M0 0C22 0 33-13 43-27C54-43 73-47 85-38C95-30 92-17 82-16C75-15 73-21 77-24C80-26 82-23 80.5-21.5C83-30 70-32 66-23C61-11 78 0 100 0'
const backLines = ['M14 5C35 3 44-10 52-22C59-32 70-37 78-33', 'M43 11C53 9 57 1 60-8']
const strongLine = 'M28 8C44 6 51-6 57-17C61-24 66-28 70-28'
const ripples = 'M76 9Q84 6 92 9M70 17Q82 13 94 17M4 14Q14 10 24 13'

type Row = { from: number; to: number; markup: string }

const rowOf = ({ random, roles }: Hand, index: number, colour: string): Row => {
  const foam = roles.dark ? roles.ink : roles.ground
  const shares = upTo(perRow).map(() => random.between(0.8, 1.2))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const from = random.between(-40, 40) + (index % 2 ? width / perRow / 2 : 0)
  let x = from
  let edge = ''
  let thin = ''
  let strong = ''
  let spray = ''
  let beads = ''
  for (const share of shares) {
    const stretch = ((share / total) * width) / 100
    const height = random.between(0.86, 1.06) * 0.98
    const wave = (path: string, tall = height) => moved(path, x, 0, 0, stretch, tall)
    edge += edge === '' ? wave(crest) : wave(crest).replace(/^M[-\d.]+ [-\d.]+/, '')
    thin += backLines.map((path) => wave(path)).join('') + wave(ripples, 1)
    strong += wave(strongLine)
    spray += times(5, (i) => {
      const u = i / 4
      return dot(x + (50 + u * 46) * stretch, (-46 - 5 * Math.sin(u * Math.PI) + u * 8) * height - 3)
    })
    beads += times(3, (i) => dot(x + (93 + i * 5) * stretch, (-30 + i * 7) * height))
    x += stretch * 100
  }
  const depth = rowHeight * 1.9
  const body = `${edge}L${pair(x + 0.8, 0)}L${pair(x + 0.8, depth)}L${pair(from - 0.8, depth)}L${pair(from - 0.8, 0)}Z`
  return {
    from,
    to: x,
    markup:
      fill(body, colour) +
      line(edge, foam, 2.6) +
      line(thin, mix(colour, foam, 0.62), 1.3) +
      line(strong, mix(colour, foam, 0.85), 1.5) +
      line(spray, foam, 3.1) +
      line(beads, roles.accent, 3),
  }
}

/**
 * Six related colours. On a dark ground, five of the six are derived from the palette's second colour, because its
 * other colours look dull there.
 */
const seaOf = ({ ground, main, second, ink, dark }: Hand['roles']): string[] =>
  dark
    ? [
        second,
        mix(second, ground, 0.35),
        mix(second, ground, 0.62),
        mix(second, ink, 0.4),
        mix(main, second, 0.12),
        mix(second, ground, 0.5),
      ]
    : [main, mix(main, ink, 0.55), second, mix(main, second, 0.5), ink, mix(second, ground, 0.4)]

/** Rows of wave crests in six related colours, with lower rows in front. */
export const waves: DrawFamily = ({ random, roles, repeat, prefix }) => {
  const { ground } = roles
  const height = rowHeight * rowCount
  const cell = { width, height, repeat }
  const tile = new TileBuilder({ cell, ground, prefix, cellWidthCm: 24 })
  const rows = upTo(rowCount).map((i) => rowOf({ random, roles }, i, itemAt(seaOf(roles), i)))
  const symbols = rows.map((row) => tile.symbol(row.markup))
  let uses = ''
  for (let k = -1; k <= rowCount + 2; k++) {
    const { from, to } = itemAt(rows, k)
    for (const shift of [-width, 0, width])
      if (to + shift > -2 && from + shift < width + 2)
        uses += `<use href="#${itemAt(symbols, k)}" x="${short(shift)}" y="${k * rowHeight + 6}"/>`
  }
  tile.draw(tile.layer({ wrap: true }), uses, 0.1, 0.1, width - 0.1, height - 0.1)
  return tile.options()
}
