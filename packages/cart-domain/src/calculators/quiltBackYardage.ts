import {
  badMeasure,
  type Calculation,
  type FabricLength,
  fabricLength,
  impossible,
  type MeasurementSystem,
  roundUp,
} from './measures.ts'

/** A quilt to be backed. Lengths are inches or centimetres, as the system says. */
export type QuiltBack = {
  readonly system: MeasurementSystem
  readonly width: number
  readonly length: number
  readonly clothWidth: number
  /** What the back stands out beyond the quilt on each side. */
  readonly overhang?: number
  /** What a seam takes from each of the two panels that it joins. */
  readonly seam?: number
}

/** What to buy, and how it is sewn: so many panels, running along the quilt's length or across it. */
export type QuiltBackYardage = FabricLength & {
  readonly panels: number
  readonly run: 'lengthwise' | 'crosswise'
}

/**
 * The length of cloth for the back of a quilt, sewn from panels of the cloth's full width.
 *
 * The back is the quilt with the overhang on all sides. Covering a breadth `b` takes the fewest panels `n` with
 * `n × clothWidth − 2 × seam × (n − 1) ≥ b`, so `n = ⌈(b − 2 × seam) ÷ (clothWidth − 2 × seam)⌉`, each as long as the
 * other side. Both ways to run the panels are worked out and the shorter one wins; lengthwise on a tie.
 */
export const quiltBackYardage = ({
  system,
  overhang = 0,
  seam = 0,
  ...sizes
}: QuiltBack): Calculation<QuiltBackYardage> => {
  const bad = badMeasure(sizes, 'above-zero') ?? badMeasure({ overhang, seam }, 'zero')
  if (bad) return impossible(bad)
  const { clothWidth } = sizes
  if (clothWidth <= 2 * seam) return impossible('seam')
  const width = sizes.width + 2 * overhang
  const length = sizes.length + 2 * overhang
  const panelsFor = (breadth: number): number =>
    breadth <= clothWidth ? 1 : roundUp((breadth - 2 * seam) / (clothWidth - 2 * seam))
  const lengthwise = { panels: panelsFor(width), run: 'lengthwise', each: length } as const
  const crosswise = { panels: panelsFor(length), run: 'crosswise', each: width } as const
  const best = crosswise.panels * width < lengthwise.panels * length ? crosswise : lengthwise
  const { panels, run, each } = best
  return { ok: true, value: { ...fabricLength(panels * each, system), panels, run } }
}
