import { leaf, vein } from '../../kit/leaf.ts'
import { fill, line } from '../../kit/markup.ts'
import { moved } from '../../kit/path.ts'
import { tear } from '../../kit/petal.ts'
import type { Hand } from '../brief.ts'
import { misregistered } from './press.ts'

export type CarvedLeaf = {
  length: number
  width: number
  bend: number
  x: number
  y: number
  turn: number
  colour: string
}

const cutsOf = ({ length, width, bend }: CarvedLeaf): string => {
  let cuts = ''
  for (let i = 1; i <= 4; i++) {
    const share = i / 5.2
    const cut = tear(width * 0.62 * (1 - Math.abs(share - 0.45)), 0.95)
    for (const side of [-1, 1])
      cuts += moved(cut, length * share, bend * share * share + side * 1.2, side * 38)
  }
  return cuts
}

/** Leaves in print order: fills by colour, then outlines, then carved lines. */
export const carvedLeaves = ({ random, roles }: Hand, leaves: readonly CarvedLeaf[]): string => {
  const placed = (draw: (one: CarvedLeaf) => string) =>
    leaves.map((one) => moved(draw(one), one.x, one.y, one.turn)).join('')
  const outline = (one: CarvedLeaf) => leaf(one.length, one.width, one.bend)
  const colours = [...new Set(leaves.map(({ colour }) => colour))]
  const fills = colours.map((colour) => {
    const ofColour = leaves.filter((one) => one.colour === colour)
    const path = ofColour.map((one) => moved(outline(one), one.x, one.y, one.turn)).join('')
    return fill(path, colour, misregistered(random))
  })
  return (
    fills.join('') +
    line(placed(outline), roles.ink, 1.3) +
    line(
      placed(({ length, bend }) => vein(length, bend, 0.86)),
      roles.ground,
      1.5,
    ) +
    fill(placed(cutsOf), roles.ground)
  )
}
