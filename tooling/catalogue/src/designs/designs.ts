import { seedNumber } from '../seedId.ts'
import { colourways } from './colourways.ts'
import { type Design, designOf } from './design.ts'
import { designStories } from './designList.ts'
import { rangeDesignByKey } from './rangeDesigns.ts'

export type { Design } from './design.ts'

// The first picks are made by hand; the rest follow from the name, so that a family does not end up in one palette.
const chosen: Readonly<Record<string, readonly string[]>> = {
  'Quince Orchard': ['Night pond', 'Marmalade', 'Delft'],
  'Hedgerow Walk': ['Olive', 'Sea glass', 'Oat'],
  'Court of Oranges': ['Terracotta', 'Delft', 'Emerald'],
  'Terrazzo Rosa': ['Rose jam', 'Clay'],
  'Small Hours': ['Bedtime', 'Moonflower'],
  'High Water': ['Lagoon', 'Milk jug', 'Lamp black'],
}

const followed = (name: string): string[] => {
  const count = 1 + (seedNumber(`${name} count`, 7) % 4)
  const start = seedNumber(name, colourways.length)
  // 17 and the 48 names have no common divisor: every step lands in another palette.
  return Array.from(
    { length: count },
    (_, step) => colourways[(start + step * 17) % colourways.length]?.name ?? '',
  )
}

/** Every house design in every colourway it is sold in. */
export const designs: readonly Design[] = designStories.flatMap((story) =>
  (chosen[story.name] ?? followed(story.name)).flatMap((name, index) => {
    const colourway = colourways.find((c) => c.name === name)
    return colourway ? [designOf(story, colourway, index)] : []
  }),
)

const houseDesigns: ReadonlyMap<string, Design> = new Map(designs.map((design) => [design.key, design]))

/** The design of a key, of the house's own or of the wider range. */
export const designByKey = {
  get: (key: string): Design | undefined => houseDesigns.get(key) ?? rangeDesignByKey(key),
}
