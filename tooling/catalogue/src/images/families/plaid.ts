import { mix } from '../kit/colour.ts'
import { line } from '../kit/markup.ts'
import { short, times, upTo } from '../kit/number.ts'
import { TileBuilder } from '../kit/tile.ts'
import type { DrawFamily, Hand } from './brief.ts'

/** A sett: bands of yarn with colour and width in units (multiples of 4, so that the twill repeats). */
type Sett = readonly (readonly [width: number, colour: string])[]

const mirroredSett = (half: Sett, middle: Sett, end: Sett): Sett => [
  ...half,
  ...middle,
  ...[...half].reverse(),
  ...end,
]

const settOf = ({ random, roles }: Hand): Sett => {
  const { ground, main, second, accent, ink } = roles
  const kind = random.pick(['tartan', 'gingham', 'madras', 'windowpane'] as const)
  switch (kind) {
    case 'gingham':
      return [
        [14, ground],
        [28, main],
        [28, ground],
        [28, mix(main, second, 0.62)],
        [14, ground],
      ]
    case 'tartan': {
      const half: Sett = [
        [24, main],
        [4, ground],
        [8, main],
        [4, accent],
        [16, ink],
        [20, second],
        [4, ink],
        [8, second],
        [4, ground],
      ]
      return mirroredSett(half, [[20, ground]], [[4, accent]])
    }
    case 'madras': {
      const half: Sett = [
        [28, ground],
        [4, main],
        [4, ground],
        [20, second],
        [4, accent],
        [8, ground],
        [32, main],
        [4, accent],
        [8, second],
      ]
      return mirroredSett(half, [], [])
    }
    case 'windowpane':
      return [
        [28, ground],
        [4, ink],
        [28, ground],
        [8, accent],
        [4, ground],
        [20, main],
        [4, ground],
        [8, accent],
      ]
  }
}

/** Lighter and darker threads, half of them vertical and half horizontal, which wrap at the edges. */
const slubsOf = ({ random }: Hand, side: number): string =>
  times(side * 0.1, (i) => {
    const thread = Math.round(random.upTo(side) / 2) * 2 + 1
    const start = random.upTo(side)
    const length = random.between(12, side * 0.3)
    const run = (from: number) =>
      i % 2 ? `M${thread} ${short(from)}v${short(length)}` : `M${short(from)} ${thread}h${short(length)}`
    return run(start) + (start + length > side ? run(start - side) : '')
  })

/** A solid warp with the weft above it as a half-width twill, so that crossings mix colours like woven yarn. */
export const plaid: DrawFamily = ({ random, roles, repeat, prefix }) => {
  const hand = { random, roles }
  const sett = settOf(hand)
  const side = sett.reduce((sum, [width]) => sum + width, 0)
  const cell = { width: side, height: side, repeat }
  const tile = new TileBuilder({ cell, ground: roles.ground, prefix, cellWidthCm: side * 0.09 })
  const starts = upTo(sett.length).map((i) => sett.slice(0, i).reduce((sum, [width]) => sum + width, 0))
  sett.forEach(([, colour], i) => {
    tile.defs(
      `<pattern id="${tile.id(`w${i}`)}" width="4" height="4" patternUnits="userSpaceOnUse">` +
        `<path d="M-1 1L1-1M-1 5L5-1M3 5L5 3" stroke="${colour}" stroke-width="1.5"/></pattern>`,
    )
  })
  const warp = sett.map(
    ([width, colour], i) => `<path d="M${starts[i]} 0h${width}v${side}h-${width}z" fill="${colour}"/>`,
  )
  const weft = sett.map(
    ([width], i) =>
      `<path d="M0 ${starts[i]}v${width}h${side}v-${width}z" fill="url(#${tile.id(`w${i}`)})"/>`,
  )
  const slubs =
    line(slubsOf(hand, side), roles.paper, 0.9, 'opacity=".24"') +
    line(slubsOf(hand, side), roles.deep, 0.9, 'opacity=".18"')
  tile.draw(
    tile.layer({ wrap: true }),
    warp.join('') + weft.join('') + slubs,
    0.1,
    0.1,
    side - 0.1,
    side - 0.1,
  )
  return tile.options()
}
