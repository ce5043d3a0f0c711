/** A part of a stripe: a plain line or band, or a band with an ornament. */
export type BandKind = 'gap' | 'line' | 'band' | 'woven' | 'vine' | 'beads' | 'ticks'

export type Band = { kind: BandKind; width: number; colour: string }

/** A band with the position of its left edge. */
export type PlacedBand = Band & { x: number }

export const placedBands = (bands: readonly Band[]): PlacedBand[] => {
  let x = 0
  return bands.map((band) => {
    x += band.width
    return { ...band, x: x - band.width }
  })
}
