import type { AttributeLike, LineItemLike } from '../cart/cartLike.ts'
import { attributeText } from '../line/attributeText.ts'

/** The number of designs of a Fill-a-Yard, one for each part: four quarters, or nine squares. */
export type FillAYardDesignCount = 4 | 9

/** Why a Fill-a-Yard cannot be ordered. `parts` has the positions of the affected parts, counted from 1. */
export type YardProblem = {
  /** - `missing`: these parts have no design. - `unavailable`: the designs of these parts cannot be printed. */
  readonly kind: 'missing' | 'unavailable'
  readonly parts: readonly number[]
}

const CATEGORY = 'fill-a-yard'

const designCounts: Readonly<Record<string, FillAYardDesignCount>> = { 'four quarters': 4, 'nine squares': 9 }

/**
 * Returns how many designs a Fill-a-Yard variant has, one for each part: its attribute `category` is `fill-a-yard`, and its
 * attribute `template-name` is `Four quarters` or `Nine squares`. `undefined` for any other variant.
 *
 * @example
 * ```ts
 * import { fillAYardDesignCount } from '@selvedge/cart-domain/server'
 *
 * const category = { name: 'category', value: 'fill-a-yard' }
 *
 * fillAYardDesignCount([category, { name: 'template-name', value: 'Nine squares' }]) // 9
 * fillAYardDesignCount([{ name: 'category', value: 'unprinted-fabric' }]) // undefined
 * ```
 */
export const fillAYardDesignCount = (
  attributes: readonly AttributeLike[],
): FillAYardDesignCount | undefined => {
  const text = (name: string): string => attributeText(attributes.find((entry) => entry.name === name)?.value)
  return text('category') === CATEGORY ? designCounts[text('template-name').toLowerCase()] : undefined
}

/**
 * Returns why a Fill-a-Yard with these designs cannot be ordered; `undefined` when it can. Missing designs come first. A
 * design can fill several parts.
 *
 * @param parts The design number of each part, in rows from the top left; empty or `undefined` for an empty part.
 * @param isAvailable Whether a design can be printed. Default: every design can.
 * @example
 * ```ts
 * import { yardProblem } from '@selvedge/cart-domain/server'
 *
 * yardProblem(4, ['14108052', '', '14108052']) // { kind: 'missing', parts: [2, 4] }
 * yardProblem(4, ['1', '1', '1', '2'], (number) => number === '1') // { kind: 'unavailable', parts: [4] }
 * ```
 */
export const yardProblem = (
  count: FillAYardDesignCount,
  parts: readonly (string | undefined)[],
  isAvailable: (designNumber: string) => boolean = () => true,
): YardProblem | undefined => {
  const positions = Array.from({ length: count }, (_, index) => index)
  const failing = (fails: (designNumber: string) => boolean): number[] =>
    positions.filter((index) => fails(parts[index] ?? '')).map((index) => index + 1)
  const missing = failing((number) => number === '')
  if (missing.length > 0) return { kind: 'missing', parts: missing }
  const unavailable = failing((number) => !isAvailable(number))
  return unavailable.length > 0 ? { kind: 'unavailable', parts: unavailable } : undefined
}

/** The design of one part of a Fill-a-Yard, in the form in which a line item stores it. */
export type YardDesign = {
  /** The design number (`designID`). */
  readonly number: string
  /** The design with its colorway: `Quince Orchard, Marmalade`. */
  readonly name: string
  /** The URL of an image of the print; empty when there is none. */
  readonly image: string
}

/** The custom fields of a Fill-a-Yard's line, in addition to those of the specification. */
export type YardFieldName = 'fillAYardDesigns' | 'fillAYardNames' | 'fillAYardImages'

const fieldKeys = {
  fillAYardDesigns: 'number',
  fillAYardNames: 'name',
  fillAYardImages: 'image',
} as const satisfies Record<YardFieldName, keyof YardDesign>

/** The platform's sets are unordered and have no duplicates, so each field is a text with one line for each part. */
const SEPARATOR = '\n'

/**
 * Returns the custom fields that store the designs of a Fill-a-Yard: three texts, for the numbers, the
 * names and the images. Each text has one line for each part of the yard.
 *
 * @example
 * ```ts
 * import { yardFields } from '@selvedge/cart-domain/server'
 *
 * const moor = { number: '14108052', name: 'Moor Plaid, Olive', image: '' }
 *
 * yardFields([moor, moor]).fillAYardDesigns // '14108052\n14108052'
 * ```
 */
export const yardFields = (designs: readonly YardDesign[]): Readonly<Record<YardFieldName, string>> => {
  const joined = (key: keyof YardDesign): string =>
    designs.map((design) => design[key].replaceAll(SEPARATOR, ' ')).join(SEPARATOR)
  return {
    fillAYardDesigns: joined(fieldKeys.fillAYardDesigns),
    fillAYardNames: joined(fieldKeys.fillAYardNames),
    fillAYardImages: joined(fieldKeys.fillAYardImages),
  }
}

/** Returns the designs of a Fill-a-Yard's line, in the order of its parts; empty for a line without designs. */
export const yardDesigns = ({ custom }: Pick<LineItemLike, 'custom'>): readonly YardDesign[] => {
  const entries = (name: YardFieldName): string[] =>
    attributeText(custom?.customFieldsRaw?.find((field) => field.name === name)?.value).split(SEPARATOR)
  const [names, images] = [entries('fillAYardNames'), entries('fillAYardImages')]
  const numbers = entries('fillAYardDesigns')
  return numbers.length === 1 && numbers[0] === ''
    ? []
    : numbers.map((number, index) => ({ number, name: names[index] || number, image: images[index] ?? '' }))
}

/** Whether a line is a Fill-a-Yard with an empty part. Such a line cannot be ordered. */
export const isUnfilledYard = (line: Pick<LineItemLike, 'custom' | 'variant'>): boolean => {
  const count = fillAYardDesignCount(line.variant?.attributesRaw ?? [])
  const numbers = yardDesigns(line).map(({ number }) => number)
  return count !== undefined && yardProblem(count, numbers) !== undefined
}
