import type { FillAYardDesignCount } from '@selvedge/cart-domain/server'
import type { LocaleCode } from '@selvedge/commerce-client'
import { createPaths } from '../../app/i18n/paths.ts'

/** The state of the picker of a Fill-a-Yard, which is in the URL. */
export type YardState = {
  /** The design number of each part; empty for an empty part. */
  readonly parts: readonly string[]
  /** The position of the part that is being changed, from 1. */
  readonly part: number
  /** Whether the next part that is chosen changes places with `part`. */
  readonly isSwapping: boolean
  /** The search text; empty when there is none. */
  readonly text: string
  /** The colour that results are limited to; empty when there is none. */
  readonly colour: string
  /** The page of the results, from 1. */
  readonly page: number
  /** The line of the cart that the yard replaces; empty for a new line. */
  readonly line: string
}

const SEPARATOR = '.'
const MAX_PAGE = 99

/** Parses a whole number from 1 to `highest`. Returns 1 for any other text. */
const readNumber = (text: string | null, highest: number): number => {
  const number = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 1
  return number >= 1 && number <= highest ? number : 1
}

/** The position of the first empty part; 1 when there is none. */
const firstEmpty = (parts: readonly string[]): number => Math.max(0, parts.indexOf('')) + 1

/** The design numbers of a text, one for each part. Everything that is not a number is an empty part. */
export const readParts = (text: string | null, count: FillAYardDesignCount): readonly string[] => {
  const entries = (text ?? '').slice(0, 200).split(SEPARATOR)
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index] ?? ''
    return /^\d{1,12}$/.test(entry) ? entry : ''
  })
}

/** The text of the parts in a URL. */
export const partsText = (parts: readonly string[]): string =>
  parts.some(Boolean) ? parts.join(SEPARATOR) : ''

/**
 * Reads the state from a URL. Impossible values are ignored; without a current part, the first empty part is current.
 */
export const readYardState = (search: URLSearchParams, count: FillAYardDesignCount): YardState => {
  const parts = readParts(search.get('parts'), count)
  const text = (search.get('find') ?? '').replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
  const [colour, line] = [search.get('colour') ?? '', search.get('line') ?? '']
  const part = search.has('part') ? readNumber(search.get('part'), count) : firstEmpty(parts)
  return {
    parts,
    part,
    isSwapping: search.get('swap') === '1' && parts[part - 1] !== '',
    text: text.slice(0, 100).trim(),
    colour: /^[a-z]{1,20}$/.test(colour) ? colour : '',
    page: readNumber(search.get('page'), MAX_PAGE),
    line: /^[\w-]{1,64}$/.test(line) ? line : '',
  }
}

/** The URL parameters for a state. Parameters with their default values are left out. */
export const yardParameters = (state: YardState): Readonly<Record<string, string>> => ({
  parts: partsText(state.parts),
  part: String(state.part),
  swap: state.isSwapping ? '1' : '',
  // The name is not `query`, because the search field in the header shows the text of `query`.
  find: state.text,
  colour: state.colour,
  page: state.page > 1 ? String(state.page) : '',
  line: state.line,
})

/** The state after a design was put on the current part. The first empty part, if there is one, becomes current. */
export const withDesign = (state: YardState, number: string): YardState => {
  const parts = state.parts.with(state.part - 1, number)
  const next = parts.includes('') && number !== '' ? firstEmpty(parts) : state.part
  return { ...state, parts, part: next, isSwapping: false }
}

/**
 * The state after the designs of the current part and another part changed places. The other part is then current.
 */
export const withSwapped = (state: YardState, other: number): YardState => {
  const [from, to] = [state.part - 1, other - 1]
  const parts = state.parts.with(from, state.parts[to] ?? '').with(to, state.parts[from] ?? '')
  return { ...state, parts, part: other, isSwapping: false }
}

/**
 * The URL of the picker of a product, with parameters; empty ones are left out. This function is separate from
 * `createPaths`, which the scripts of every page contain: only the server needs it.
 */
export const yardPath = (
  locale: LocaleCode,
  slug: string,
  parameters: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams(
    Object.entries(parameters).filter(([, value]) => value !== ''),
  ).toString()
  return `${createPaths(locale).product(slug)}/fill${search ? `?${search}` : ''}`
}
