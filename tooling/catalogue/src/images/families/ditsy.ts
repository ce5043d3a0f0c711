import { blob } from '../kit/blob.ts'
import { mix } from '../kit/colour.ts'
import { itemAt } from '../kit/itemAt.ts'
import { leaf, vein } from '../kit/leaf.ts'
import { fill, group, line } from '../kit/markup.ts'
import { pair, radians, upTo } from '../kit/number.ts'
import { dot, moved, ring } from '../kit/path.ts'
import { petal } from '../kit/petal.ts'
import { TileBuilder } from '../kit/tile.ts'
import type { DrawFamily, Hand } from './brief.ts'

const cellSide = 230

const stemColour = ({ second, ink, dark }: Hand['roles']) => mix(second, ink, dark ? 0 : 0.3)

const daisy = ({ random, roles }: Hand, r: number, colour: string, heart: string): string => {
  const count = random.whole(9, 11)
  const wobble = (): readonly [number, number] => [random.between(-5, 5), random.between(0.92, 1.07)]
  const creases = ring(`M${pair(r * 0.3, 0)}L${pair(r * 0.6, 0)}`, count, 0, random.upTo(20), wobble)
  return (
    fill(ring(petal(r, r * 0.25), count, 0, random.upTo(40), wobble), colour) +
    line(creases, mix(colour, roles.main, 0.35), 0.8) +
    fill(blob(random, r * 0.3, { points: 7, wobble: 0.08 }), heart) +
    line(
      dot(-r * 0.08, -r * 0.07) + dot(r * 0.1) + dot(-r * 0.02, r * 0.12),
      mix(heart, roles.deep, 0.45),
      1.1,
    )
  )
}

const fivePetals = ({ random }: Hand, r: number, colour: string, heart: string, veins: string): string => {
  const turn = random.upTo(72)
  const wobble = (): readonly [number, number] => [random.between(-5, 5), random.between(0.92, 1.07)]
  const crease =
    `M${pair(r * 0.26, 0)}L${pair(r * 0.62, 0)}M${pair(r * 0.3, r * 0.06)}L${pair(r * 0.5, r * 0.16)}` +
    `M${pair(r * 0.3, -r * 0.06)}L${pair(r * 0.5, -r * 0.16)}`
  return (
    fill(ring(petal(r, r * 0.5, 0.12), 5, 0, turn, wobble), colour) +
    line(ring(crease, 5, 0, turn), veins, 0.9) +
    fill(blob(random, r * 0.2, { points: 7, wobble: 0.1 }), heart) +
    line(ring(dot(r * 0.3), 5, 0, turn + 36), heart, 1.7)
  )
}

const tulip = ({ roles }: Hand, r: number, colour: string): string => {
  const side = petal(r, r * 0.36)
  const sepal = leaf(r * 0.5, r * 0.2)
  return (
    fill(moved(side, 0, 0, -118) + moved(side, 0, 0, -62), mix(colour, roles.deep, 0.18)) +
    fill(moved(petal(r * 1.05, r * 0.4), 0, 0, -90), colour) +
    fill(moved(sepal, 0, 1, -150) + moved(sepal, 0, 1, -30), stemColour(roles))
  )
}

const onStem = ({ roles }: Hand, flower: string, length: number, bend: number): string =>
  group(
    line(`M0 0Q${pair(bend, -length * 0.5)} ${pair(bend * 0.2, -length)}`, stemColour(roles), 1.5) +
      fill(
        moved(leaf(13, 3.6, -2), bend * 0.45, -length * 0.36, -28) +
          moved(leaf(12, 3.4, 2), bend * 0.4, -length * 0.3, -150),
        roles.second,
      ) +
      group(flower, { x: bend * 0.2, y: -length }),
    { y: 12 },
  )

const leafFan = ({ random, roles }: Hand, count: number, size: number): string => {
  const leaves = upTo(count).map((i) => ({
    turn: -90 + (i - (count - 1) / 2) * random.between(48, 60),
    length: size * random.between(0.85, 1.1),
  }))
  const each = (draw: (length: number) => string) =>
    leaves.map((l) => moved(draw(l.length), 0, 0, l.turn)).join('')
  return group(
    fill(
      each((length) => leaf(length, length * 0.26)),
      roles.second,
    ) +
      line(
        each((length) => vein(length, 0, 0.75)),
        roles.ground,
        0.9,
      ),
    { y: 7 },
  )
}

const berries = ({ random, roles }: Hand): string => {
  const ends = upTo(5).map((i) => {
    const angle = radians(-90 + (i - 2) * 27)
    const length = random.between(12, 17)
    return [Math.cos(angle) * length, Math.sin(angle) * length] as const
  })
  return group(
    line(ends.map((end) => `M0 4L${pair(...end)}`).join(''), stemColour(roles), 1.1) +
      line(ends.map((end) => dot(...end)).join(''), roles.main, 5),
    { y: 7 },
  )
}

const speck = (colour: string, size: number) => line(dot(), colour, size)

/** Size classes of motifs, from large to small. Each class is placed before the next one fills the gaps. */
const classesOf = (hand: Hand) => {
  const { main, second, accent, ink, dark, deep, paper } = hand.roles
  const bright = dark ? ink : mix(ink, main, 0.32)
  return [
    {
      r: 19,
      most: 7,
      motifs: [
        fivePetals(hand, 17, main, accent, mix(main, deep, 0.4)),
        fivePetals(hand, 16, accent, main, mix(accent, main, 0.7)),
      ],
    },
    {
      r: 15,
      most: 8,
      motifs: [daisy(hand, 14, bright, accent), daisy(hand, 13, mix(main, paper, 0.45), accent)],
    },
    {
      r: 15,
      most: 9,
      motifs: [
        onStem(hand, tulip(hand, 13, main), 16, 4),
        onStem(hand, tulip(hand, 12, accent), 15, -4),
        onStem(hand, daisy(hand, 9, bright, accent), 18, -5),
      ],
    },
    { r: 10.5, most: 18, motifs: [leafFan(hand, 3, 16), berries(hand), leafFan(hand, 2, 15)] },
    {
      r: 7,
      most: 24,
      motifs: [
        fivePetals(hand, 7, accent, main, mix(accent, main, 0.6)),
        fivePetals(hand, 6.6, bright, main, mix(bright, main, 0.4)),
        fill(moved(leaf(13, 4), -6), second),
      ],
    },
    { r: 2.4, most: 40, motifs: [speck(main, 3), speck(accent, 2.6), speck(second, 2.4)] },
  ]
}

/** Tiny scattered flowers in every direction, evenly distributed. */
export const ditsy: DrawFamily = ({ random, roles, repeat, prefix }) => {
  const cell = { width: cellSide, height: cellSide, repeat }
  const tile = new TileBuilder({ cell, ground: roles.ground, prefix, cellWidthCm: 9 })
  const layer = tile.layer()
  for (const { r, most, motifs } of classesOf({ random, roles })) {
    const symbols = motifs.map((markup) => tile.symbol(markup))
    tile.placement.scatter(random, r, 1.4, most, 320).forEach((spot, i) => {
      const scale = Math.round(random.between(0.92, 1.08) * 50) / 50
      tile.put(layer, itemAt(symbols, i), { ...spot, turn: random.upTo(360), scale, reach: r * 1.8 })
    })
  }
  return tile.options()
}
