import { seedNumber } from '../seedId.ts'
import { adultDesigns } from './adultDesigns.ts'
import { colourways } from './colourways.ts'
import { type Design, designOf } from './design.ts'
import { designStories } from './designList.ts'
import { rangeDesignByKey } from './rangeDesigns.ts'

export type { Design } from './design.ts'

// The colourways of some designs, by the name of the design. The colourways of the other designs are derived from their
// names, so that the designs of a family have different colourways.
const chosenColourways: Readonly<Record<string, readonly string[]>> = {
  'Quince Orchard': ['Night pond', 'Marmalade', 'Delft'],
  'Hedgerow Walk': ['Olive', 'Sea glass', 'Oat'],
  'Court of Oranges': ['Terracotta', 'Delft', 'Emerald'],
  'Terrazzo Rosa': ['Rose jam', 'Clay'],
  'Small Hours': ['Bedtime', 'Moonflower'],
  'High Water': ['Lagoon', 'Milk jug', 'Lamp black'],
}

const derivedColourways = (name: string): string[] => {
  const count = 1 + (seedNumber(`${name} count`, 7) % 4)
  const start = seedNumber(name, colourways.length)
  // Each step of 17 through the 48 colourways leads to another palette.
  return Array.from(
    { length: count },
    (_, step) => colourways[(start + step * 17) % colourways.length]?.name ?? '',
  )
}

/** The demo shop's fixed designs, with one entry for each colourway of a design. */
export const designs: readonly Design[] = designStories.flatMap((story) =>
  (chosenColourways[story.name] ?? derivedColourways(story.name)).flatMap((name, index) => {
    const colourway = colourways.find((c) => c.name === name)
    return colourway ? [designOf(story, colourway, index)] : []
  }),
)

const houseDesigns: ReadonlyMap<string, Design> = new Map(
  [...designs, ...adultDesigns].map((design) => [design.key, design]),
)

/** Finds a fixed or a generated design by key. */
export const designByKey = {
  get: (key: string): Design | undefined => houseDesigns.get(key) ?? rangeDesignByKey(key),
}
