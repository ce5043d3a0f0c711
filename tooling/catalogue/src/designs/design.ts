import { type DesignSpec, families, palettes, tileOf } from '../images/index.ts'
import { seedNumber } from '../seedId.ts'
import { slugOf } from '../slugOf.ts'
import type { Colourway } from './colourways.ts'
import type { DesignStory } from './designList.ts'

/** A design in one colourway: what products are printed with and images are drawn from. */
export type Design = DesignStory & {
  /** Design and colourway, as in image paths: `quince-orchard-night-pond`. */
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

const round = (cm: number): number => Math.round(cm * 10) / 10

const sizes = new Map<string, Design['size']>()

// Designs that share a drawing share its size, whatever their colours.
const sizeOf = (spec: DesignSpec): Design['size'] => {
  const drawing = `${spec.family} ${spec.seed} ${spec.repeat}`
  const known = sizes.get(drawing)
  if (known) return known
  const { cellWidthCm, repeatWidthCm, repeatHeightCm } = tileOf(spec)
  const size = {
    cellWidthCm: round(cellWidthCm),
    repeatWidthCm: round(repeatWidthCm),
    repeatHeightCm: round(repeatHeightCm),
  }
  sizes.set(drawing, size)
  return size
}

/** A story in one of its colourways; `drawing` is what its lines are drawn from, its own name unless given. */
export const designOf = (
  story: DesignStory,
  colourway: Colourway,
  index: number,
  drawing: string = slugOf(story.name),
): Design => {
  const key = slugOf(`${story.name} ${colourway.name}`)
  const family = families[story.family]
  const repeat = family.repeats[seedNumber(story.name, family.repeats.length)] ?? family.defaultRepeat
  const spec: DesignSpec = {
    key,
    name: story.name,
    family: story.family,
    seed: drawing,
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
