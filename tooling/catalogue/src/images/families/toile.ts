import { group } from '../kit/markup.ts'
import { short, times } from '../kit/number.ts'
import type { Disc } from '../kit/placement.ts'
import { TileBuilder } from '../kit/tile.ts'
import type { DrawFamily } from './brief.ts'
import { cottage, temple, windmill } from './toile/buildings.ts'
import { balloon, boat } from './toile/crafts.ts'
import { birdOnBranch, sheep, stag, swan } from './toile/creatures.ts'
import { clump, cypress, tree } from './toile/foliage.ts'
import { island } from './toile/ground.ts'
import { type Pen, penOf } from './toile/pen.ts'
import { flight, leafPair, rose } from './toile/sprigs.ts'

const fence = (pen: Pen, posts: number): string => {
  const uprights = times(posts, (i) => `M${i * 11} 0V${short(-13 + pen.random.between(-1, 1))}`)
  const end = posts * 11 - 5
  return pen.thin(`${uprights}M-4-9L${end}-10M-4-4L${end}-5`, 1.3)
}

/** A large tree, with sheep at a fence or a stag below. */
const pasture = (pen: Pen, grazing: 'sheep' | 'stag'): string => {
  const animals =
    grazing === 'sheep'
      ? group(sheep(pen), { x: 44, y: 10 }) + group(sheep(pen), { x: -70, y: 8, scale: 0.85, facing: 'left' })
      : group(stag(pen), { x: 52, y: 4, scale: 0.92 })
  return (
    island(pen, 118, 44) +
    group(tree(pen, 165), { x: -18, y: -14 }) +
    (grazing === 'sheep'
      ? group(fence(pen, 4), { x: 54, y: -12 })
      : group(clump(pen, 12), { x: -78, y: -3 })) +
    animals +
    group(clump(pen, 15), { x: 92, y: -6 })
  )
}

/** A building between cypresses with its path. */
const homestead = (pen: Pen, building: string): string =>
  island(pen, 92, 34) +
  group(cypress(pen, 92), { x: -50, y: -10 }) +
  group(cypress(pen, 74), { x: -32, y: -14 }) +
  group(building, { x: 14, y: -12, scale: 1.05 }) +
  group(clump(pen, 13), { x: 62, y: -9 }) +
  group(clump(pen, 10), { x: -66, y: -4 }) +
  pen.thin('M14-8C10 0 20 6 10 14M24-8C22 0 32 6 24 14', 0.9)

const disc = (x: number, y: number, r: number): Disc => ({ x, y, r })

const pastureDiscs = [
  disc(0, 0, 46),
  disc(-70, 4, 40),
  disc(75, 2, 42),
  disc(-18, -70, 34),
  disc(-20, -125, 62),
]
const stagDiscs = [...pastureDiscs, disc(66, -50, 32)]
const homesteadDiscs = [
  disc(0, -2, 42),
  disc(-58, -8, 36),
  disc(58, -8, 36),
  disc(14, -58, 36),
  disc(-44, -62, 34),
  disc(14, -98, 20),
]
const balloonDiscs = [disc(0, -64, 40), disc(0, -16, 22)]
const waterDiscs = [disc(0, -40, 36), disc(-30, 6, 34), disc(30, 6, 34)]
const branchDiscs = [disc(-32, 0, 26), disc(0, -8, 30), disc(34, 0, 26)]

/** Small country scenes with roses and birds between them, in one ink and two washes. */
export const toile: DrawFamily = ({ random, roles, repeat, prefix }) => {
  const pen = penOf({ random, roles })
  const cell = { width: 400, height: 430, repeat }
  const tile = new TileBuilder({ cell, ground: roles.ground, prefix, cellWidthCm: 32 })
  const layer = tile.layer()
  const shifted = (discs: readonly Disc[], x: number, y: number) =>
    discs.map((one) => ({ x: x + one.x, y: y + one.y, r: one.r }))
  const place = (markup: string, x: number, y: number, reach: number, discs: readonly Disc[]) => {
    tile.put(layer, tile.symbol(markup), { x, y, reach })
    tile.placement.claim(shifted(discs, x, y))
  }
  const toss = (markup: string, reach: number, discs: readonly Disc[], gap: number, most = 1) => {
    const symbol = tile.symbol(markup)
    for (let i = 0; i < most; i++) {
      const spot = tile.placement.throwOnce(
        random,
        (x, y) => ({ x, y, discs: shifted(discs, x, y) }),
        gap,
        900,
      )
      if (spot !== null) tile.put(layer, symbol, { ...spot, reach, facing: i % 2 ? 'left' : 'right' })
    }
  }
  const grazing = random.pick(['sheep', 'stag'] as const)
  const building = random.pick([cottage, windmill, temple])(pen)
  const onWater = random.pick([boat, swan])(pen)
  place(pasture(pen, grazing), 118, 238, 205, grazing === 'stag' ? stagDiscs : pastureDiscs)
  place(homestead(pen, building), 296, 408, 130, homesteadDiscs)
  toss(balloon(pen), 110, balloonDiscs, 6)
  toss(onWater, 90, waterDiscs, 3)
  toss(birdOnBranch(pen), 70, branchDiscs, 3, 2)

  const roseSymbol = tile.symbol(rose(pen))
  for (const spot of tile.placement.scatter(random, 34, 0, 7, 600))
    tile.put(layer, roseSymbol, {
      ...spot,
      turn: random.between(-50, 50),
      facing: random.chance(0.5) ? 'left' : 'right',
      reach: 50,
    })
  const flightSymbol = tile.symbol(flight(pen))
  for (const spot of tile.placement.scatter(random, 22, 2, 4, 300))
    tile.put(layer, flightSymbol, { ...spot, reach: 38 })
  const leafSymbol = tile.symbol(leafPair(pen))
  for (const spot of tile.placement.scatter(random, 17, 2, 20, 300))
    tile.put(layer, leafSymbol, { ...spot, turn: random.upTo(360), reach: 30 })
  return tile.options()
}
