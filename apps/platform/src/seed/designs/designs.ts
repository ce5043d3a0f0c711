import { type DesignSpec, families, palettes, tileOf } from '../../pictures/index.ts'
import { seedNumber } from '../seedId.ts'
import { slugOf } from '../slugOf.ts'
import { type Colourway, colourways } from './colourways.ts'
import { type DesignStory, designStories } from './designList.ts'

/** A design in one colourway: what products are printed with and pictures are drawn from. */
export type Design = DesignStory & {
  /** Design and colourway, as in picture paths: `quince-orchard-night-pond`. */
  readonly key: string
  readonly designId: string
  readonly artistId: string
  readonly colourway: Colourway
  readonly palette: readonly string[]
  readonly style: string
  readonly spec: DesignSpec
  /** Printed size in centimetres: of one repeat, and of a whole seamless tile. */
  readonly size: {
    readonly cellWidthCm: number
    readonly repeatWidthCm: number
    readonly repeatHeightCm: number
  }
  /** Products that need a sister design take the next colourway's. */
  readonly index: number
}

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

const round = (cm: number): number => Math.round(cm * 10) / 10

const sizeOf = (spec: DesignSpec): Design['size'] => {
  const { cellWidthCm, repeatWidthCm, repeatHeightCm } = tileOf(spec)
  return {
    cellWidthCm: round(cellWidthCm),
    repeatWidthCm: round(repeatWidthCm),
    repeatHeightCm: round(repeatHeightCm),
  }
}

const inColourway = (story: DesignStory, colourway: Colourway, index: number): Design => {
  const key = slugOf(`${story.name} ${colourway.name}`)
  const family = families[story.family]
  const repeat = family.repeats[seedNumber(story.name, family.repeats.length)] ?? family.defaultRepeat
  const spec: DesignSpec = {
    key,
    name: story.name,
    family: story.family,
    seed: slugOf(story.name),
    palette: colourway.palette,
    repeat,
  }
  return {
    ...story,
    key,
    designId: String(10_000_000 + seedNumber(key, 8_999_999)),
    artistId: String(200_000 + seedNumber(story.artist, 99_999)),
    colourway,
    palette: palettes[colourway.palette].colours,
    style: family.style,
    spec,
    size: sizeOf(spec),
    index,
  }
}

/** Every design in every colourway it is sold in. */
export const designs: readonly Design[] = designStories.flatMap((story) =>
  (chosen[story.name] ?? followed(story.name)).flatMap((name, index) => {
    const colourway = colourways.find((c) => c.name === name)
    return colourway ? [inColourway(story, colourway, index)] : []
  }),
)

export const designByKey: ReadonlyMap<string, Design> = new Map(designs.map((design) => [design.key, design]))
