import { invalidInput } from '../graphql/platformError.ts'

/** Facets exclude `to`, filters include it. `undefined` is an open end. */
export type Range = { readonly from: number | undefined; readonly to: number | undefined }

const number = /^-?\d+(?:\.\d+)?$/

/** Parses a bound: a number, or `*` for an open end. Throws InvalidInput. */
export const bound = (text: string, parameter: string): number | undefined => {
  if (text.trim() === '*') return undefined
  if (number.test(text.trim())) return Number(text)
  throw invalidInput(`Malformed parameter: ${parameter}: '${text}' is neither a number nor '*'.`)
}

const one = String.raw`\(\s*"?([^\s"()]+)"?\s+to\s+"?([^\s"()]+)"?\s*\)`
const list = new RegExp(String.raw`^range\s*${one}(?:\s*,\s*${one})*\s*$`)

/** Parses ranges such as `range (0 to 2000), (2000 to *)`. Throws InvalidInput. */
export const readRanges = (source: string, parameter: string): Range[] => {
  if (!list.test(source))
    throw invalidInput(`Malformed parameter: ${parameter}: '${source}' is no list of ranges.`)
  return [...source.matchAll(new RegExp(one, 'g'))].map(([, from = '', to = '']) => ({
    from: bound(from, parameter),
    to: bound(to, parameter),
  }))
}

export const isWithin = (value: number, { from, to }: Range): boolean =>
  (from === undefined || value >= from) && (to === undefined || value <= to)

/** Like `isWithin`, but excludes the upper bound, so that adjacent ranges count each value once. */
export const isCountedWithin = (value: number, { from, to }: Range): boolean =>
  (from === undefined || value >= from) && (to === undefined || value < to)
