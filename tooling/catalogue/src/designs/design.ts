import { type DesignSpec, families, palettes, tileOf } from '../images/index.ts'
import { seedNumber } from '../seedId.ts'
import { slugOf } from '../slugOf.ts'
import type { Colourway } from './colourways.ts'
import type { DesignStory } from './designList.ts'

/** A design in one colourway, which products and images show. */
export type Design = DesignStory & {
  /** Design and colourway, also used in image paths: `quince-orchard-night-pond`. */
  readonly key: string
  readonly designId: string
  readonly artistId: string
  /** The artist's number when the artist owns the design. The house owns the designs of its own studio. */
  readonly owner: string | undefined
  readonly colourway: Colourway
  readonly palette: readonly string[]
  readonly style: string
  readonly spec: DesignSpec
  /** Printed size in centimetres of one repeat (cell) and of a whole seamless tile. */
  readonly size: {
    readonly cellWidthCm: number
    readonly repeatWidthCm: number
    readonly repeatHeightCm: number
  }
  /** The index of the colourway among the colourways of the design. */
  readonly index: number
  /** Whether the design is shown only to visitors who asked for designs for adults. */
  readonly isForAdults?: boolean
}

/** The name under which the house's own studio is one of the artists. */
const houseStudio = 'Studio Wharf'

const round = (cm: number): number => Math.round(cm * 10) / 10

const sizes = new Map<string, Design['size']>()

// Designs with the same drawing have the same size, regardless of colours.
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

/** Creates a design from a story and a colourway. `drawing` is the seed of the drawing, by default the design's name. */
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
  const artistId = String(200_000 + seedNumber(story.artist, 99_999))
  return {
    ...story,
    key,
    designId: String(10_000_000 + seedNumber(key, 8_999_999)),
    artistId,
    owner: story.artist === houseStudio ? undefined : artistId,
    colourway,
    palette: palettes[colourway.palette].colours,
    style: family.style,
    spec,
    // The size needs a drawing, so it is computed only when it is read. A platform with a seeded database starts
    // without drawing.
    get size() {
      return sizeOf(spec)
    },
    index,
  }
}
