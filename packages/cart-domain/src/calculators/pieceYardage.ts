import {
  type CalculationResult,
  type FabricLength,
  fabricLength,
  findInvalidMeasure,
  impossibleMeasure,
  type MeasurementSystem,
  roundDown,
  roundUp,
} from './measures.ts'

/** Pieces to cut from a cloth. Lengths are inches or centimetres, depending on the system. */
export type FabricPieces = {
  readonly system: MeasurementSystem
  /** Size of one piece as it is cut, including seams and hems. */
  readonly width: number
  readonly height: number
  readonly count: number
  /** Usable width of the cloth. */
  readonly clothWidth: number
  /** Height of one pattern repeat; 0 or omitted for a plain cloth. */
  readonly repeat?: number | undefined
  /** The share of the length to add for cutting and shrinking: 0.1 is a tenth. */
  readonly waste?: number | undefined
}

/** The length to buy, and how it is cut: into rows of pieces. */
export type PieceYardage = FabricLength & { readonly rows: number; readonly across: number }

/**
 * Returns the length of cloth for equal pieces, all cut in the same direction.
 *
 * `across = ⌊clothWidth ÷ width⌋`, `rows = ⌈count ÷ across⌉`. A row is as high as a piece, rounded up to whole repeats
 * so that the pattern starts anew in each. `needed = rows × row × (1 + waste)`, rounded up to an eighth of a yard or a
 * tenth of a metre. A piece wider than the cloth is a problem of `width`.
 *
 * @example
 * ```ts
 * import { pieceYardage } from '@selvedge/cart-domain/calculators'
 *
 * const napkins = pieceYardage({ system: 'METRIC', width: 45, height: 45, count: 6, clothWidth: 140 })
 * if (napkins.ok) napkins.value // { length: 0.9, unit: 'm', rows: 2, across: 3 }
 * ```
 */
export const pieceYardage = ({
  system,
  repeat = 0,
  waste = 0,
  ...sizes
}: FabricPieces): CalculationResult<PieceYardage> => {
  const bad = findInvalidMeasure(sizes, 'above-zero') ?? findInvalidMeasure({ repeat, waste }, 'zero')
  if (bad) return impossibleMeasure(bad)
  const { width, height, count, clothWidth } = sizes
  const across = roundDown(clothWidth / width)
  if (across === 0) return impossibleMeasure('width')
  const rows = roundUp(count / across)
  const row = repeat === 0 ? height : roundUp(height / repeat) * repeat
  return { ok: true, value: { ...fabricLength(rows * row * (1 + waste), system), rows, across } }
}
