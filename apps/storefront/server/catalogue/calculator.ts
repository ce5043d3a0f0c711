import {
  type CalculationResult,
  curtainYardage,
  type MeasurementSystem,
  pieceYardage,
  quiltBackYardage,
  roomRolls,
} from '@selvedge/cart-domain/calculators'
import { m } from '../../app/paraglide/messages.js'
import { type WallDrawing, wallDrawing } from '../drawings/wallDrawing.ts'
import type { VariantMeasures } from './measuresView.ts'
import { lengthIn, lengthText } from './units.ts'

/** A number field of a calculator. */
export type CalculatorField = {
  readonly name: string
  readonly label: string
  /** The text that the shopper typed; empty until then. */
  readonly value: string
  readonly unit: string
}

/** The fields of a calculator, in rows, and the result for the typed numbers. */
export type CalculatorView = {
  readonly kind: CalculatorKind
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly fields: readonly CalculatorField[] }[]
  /** The quantity to buy, in the unit of the product, with an explanation. */
  readonly result?: {
    readonly quantity: number
    readonly text: string
    /** The papered walls to scale, with their description. */
    readonly drawing?: WallDrawing & { readonly label: string; readonly note: string; readonly perCm: number }
  }
  /** Why there is no result. */
  readonly problem?: string
}

const fabricKinds = ['curtains', 'quilt', 'pieces'] as const
export type CalculatorKind = 'walls' | (typeof fabricKinds)[number]

/** The kinds of calculator for a unit that goods are sold by: walls for rolls, sewing projects for yards. */
export const calculatorKinds = (unit: string): readonly CalculatorKind[] => {
  if (unit === 'roll') return ['walls']
  return unit === 'yard' ? fabricKinds : []
}

export const calculatorTitle = (kind: CalculatorKind): string =>
  ({
    walls: m.calculator_walls(),
    curtains: m.calculator_curtains(),
    quilt: m.calculator_quilt(),
    pieces: m.calculator_pieces(),
  })[kind]

/**
 * The units in which walls are measured: feet or metres. `small` is the number of inches in a foot, or of centimetres
 * in a metre.
 */
const wallUnit = { IMPERIAL: { unit: 'ft', small: 12 }, METRIC: { unit: 'm', small: 100 } } as const

/** The number of yards in a metre. Fabric is sold by the yard in both systems of measurement. */
const YARDS_PER_METRE = 1.0936

type Read = (name: string) => number | undefined

/**
 * Parses a typed number, which may have a decimal point or comma. Returns `undefined` for an empty field, and `NaN` for
 * any other text.
 */
const numberOf = (text: string): number | undefined => {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return undefined
  return /^\d{1,5}(\.\d{1,3})?$/.test(trimmed) ? Number(trimmed) : Number.NaN
}

type Input = {
  readonly search: URLSearchParams
  readonly system: MeasurementSystem
  readonly measures: VariantMeasures
  readonly locale: string
}

const WALLS = 3
const OPENINGS = 2

/**
 * Reads pairs of width and height from numbered fields. For the name `wall`, the fields of the first pair are `wall1w`
 * and `wall1h`.
 */
const pairs = (read: Read, name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    width: read(`${name}${at + 1}w`),
    height: read(`${name}${at + 1}h`),
  })).filter(({ width, height }) => width !== undefined || height !== undefined)

type Quantity = NonNullable<CalculatorView['result']>

const rollsFor = (read: Read, { system, measures, locale }: Input): CalculationResult<Quantity> => {
  const { small, unit } = wallUnit[system]
  const sized = (name: string, count: number) =>
    pairs(read, name, count).map(({ width = Number.NaN, height = Number.NaN }) => ({
      width: width * small,
      height: height * small,
    }))
  const [first, ...others] = sized('wall', WALLS)
  const walls = first ? [{ ...first, openings: sized('opening', OPENINGS) }, ...others] : []
  const rollWidth = lengthIn(system, measures.widthCm)
  const repeat = lengthIn(system, measures.repeatHeightCm)
  const drop = measures.hasDrop ? repeat / 2 : 0
  const result = roomRolls({
    walls,
    rollWidth,
    rollLength: lengthIn(system, measures.rollLengthCm),
    repeat,
    drop,
    trim: lengthIn(system, 10),
  })
  if (!result.ok) return result
  const { rolls, strips } = result.value
  const sizes = walls.map(({ width, height }) => `${width / small} × ${height / small} ${unit}`)
  const { value, unit: lengthUnit } = lengthText(system, measures.repeatHeightCm, locale)
  return {
    ok: true,
    value: {
      quantity: rolls,
      text: m.calculator_walls_result({ rolls, strips }),
      drawing: {
        ...wallDrawing(walls, { rollWidth, repeat, drop }),
        perCm: lengthIn(system, 1),
        label: m.wall_drawing({ walls: sizes.join(', ') }),
        note:
          repeat > 0 ? m.wall_drawing_repeat({ length: `${value} ${lengthUnit}` }) : m.wall_drawing_seams(),
      },
    },
  }
}

const yardsFor = (
  kind: (typeof fabricKinds)[number],
  read: Read,
  { system, measures }: Input,
): CalculationResult<{ quantity: number; text: string }> => {
  const at = (name: string): number => read(name) ?? Number.NaN
  const clothWidth = lengthIn(system, measures.widthCm)
  const repeat = lengthIn(system, measures.repeatHeightCm)
  const calculated =
    kind === 'curtains'
      ? curtainYardage({
          system,
          railWidth: at('rail'),
          drop: at('drop'),
          clothWidth,
          hems: lengthIn(system, 30),
          repeat,
        })
      : kind === 'quilt'
        ? quiltBackYardage({
            system,
            width: at('width'),
            length: at('length'),
            clothWidth,
            overhang: lengthIn(system, 10),
          })
        : pieceYardage({
            system,
            width: at('width'),
            height: at('height'),
            count: at('count'),
            clothWidth,
            repeat,
            waste: 0.05,
          })
  if (!calculated.ok) return calculated
  const { length, unit } = calculated.value
  const yards = Math.ceil(unit === 'm' ? length * YARDS_PER_METRE : length)
  return {
    ok: true,
    value: { quantity: yards, text: m.calculator_yards_result({ length: `${length} ${unit}`, yards }) },
  }
}

/** The names of the fields below. */
const MEASURE = /^(wall|opening)\d[wh]$|^(rail|drop|width|length|height|count)$/
/** More than any calculator has, so that a link does not repeat a made-up URL. */
const MAX_MEASURES = 20

/** The parameters of a URL that a calculator reads; empty without a typed number. */
export const calculationIn = (search: URLSearchParams): URLSearchParams => {
  const calc = search.get('calc')
  const measures = [...search].filter(([name, value]) => MEASURE.test(name) && value !== '')
  return new URLSearchParams(
    calc && measures.length > 0 ? [['calc', calc], ...measures.slice(0, MAX_MEASURES)] : [],
  )
}

const problemText = (kind: CalculatorKind, field: string | undefined): string => {
  if (field === 'rollLength') return m.calculator_problem_height()
  return kind === 'walls' && field !== undefined ? m.calculator_problem_walls() : m.calculator_problem()
}

/**
 * Returns the calculator of a product with the result for the numbers that a shopper typed. The calculator is a GET
 * form: it works without JavaScript, and a link can share its result. Without any typed number the view has neither a
 * result nor a problem.
 */
export const calculatorView = (kind: CalculatorKind, input: Input): CalculatorView => {
  const { search, system } = input
  const small = system === 'IMPERIAL' ? 'in' : 'cm'
  const field = (name: string, label: string, unit: string): CalculatorField => ({
    name,
    label,
    unit,
    value: (search.get(name) ?? '').slice(0, 12),
  })
  const sizes = (name: string, label: (number: number) => string, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      label: label(at + 1),
      fields: [
        field(`${name}${at + 1}w`, m.measure_width(), wallUnit[system].unit),
        field(`${name}${at + 1}h`, m.measure_height(), wallUnit[system].unit),
      ],
    }))
  const rowOf = (...fields: readonly CalculatorField[]) => [{ label: '', fields }]
  const rows = {
    walls: () => [
      ...sizes('wall', (number) => m.calculator_wall({ number }), WALLS),
      ...sizes('opening', (number) => m.calculator_opening({ number }), OPENINGS),
    ],
    curtains: () => rowOf(field('rail', m.measure_rail(), small), field('drop', m.measure_drop(), small)),
    quilt: () => rowOf(field('width', m.measure_width(), small), field('length', m.measure_length(), small)),
    pieces: () =>
      rowOf(
        field('width', m.measure_width(), small),
        field('height', m.measure_height(), small),
        field('count', m.measure_count(), ''),
      ),
  }[kind]()
  const title = calculatorTitle(kind)
  const typed = rows.flatMap(({ fields }) => fields).filter(({ value }) => value.trim() !== '')
  if (typed.length === 0) return { kind, title, rows }
  const read: Read = (name) => numberOf(search.get(name) ?? '')
  const result = kind === 'walls' ? rollsFor(read, input) : yardsFor(kind, read, input)
  if (result.ok && result.value.quantity <= 999) return { kind, title, rows, result: result.value }
  return { kind, title, rows, problem: problemText(kind, result.ok ? undefined : result.problem.field) }
}
