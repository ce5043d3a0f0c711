import { invalidInput } from '../graphql/platformError.ts'

/** From inclusive to exclusive in facets, both inclusive in filters; `undefined` is open. */
export type Range = { readonly from: number | undefined; readonly to: number | undefined }

const number = /^-?\d+(?:\.\d+)?$/

/** A bound as it is written: a number, or `*` for none. Throws InvalidInput. */
export const bound = (text: string, parameter: string): number | undefined => {
  if (text.trim() === '*') return undefined
  if (number.test(text.trim())) return Number(text)
  throw invalidInput(`Malformed parameter: ${parameter}: '${text}' is neither a number nor '*'.`)
}

const one = String.raw`\(\s*"?([^\s"()]+)"?\s+to\s+"?([^\s"()]+)"?\s*\)`
const list = new RegExp(String.raw`^range\s*${one}(?:\s*,\s*${one})*\s*$`)

/** The ranges of `range (0 to 2000), (2000 to *)`. Throws InvalidInput for anything else. */
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

/** As `isWithin`, but without the upper bound itself, so that neighbouring ranges count nothing twice. */
export const isCountedWithin = (value: number, { from, to }: Range): boolean =>
  (from === undefined || value >= from) && (to === undefined || value < to)
