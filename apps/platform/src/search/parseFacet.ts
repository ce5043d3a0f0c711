import { invalidInput } from '../graphql/platformError.ts'
import { type Range, readRanges, type SearchField, searchField } from './parseFilter.ts'

export type Facet = {
  /** What the result is filed under: the alias, else the path. */
  readonly name: string
  readonly field: SearchField
  readonly ranges?: readonly Range[]
  readonly countsProducts: boolean
}

const pattern =
  /^\s*([\w.-]+)\s*(?::\s*(range\b[\s\S]+?))?(?:\s+as\s+([\w.-]+))?(\s+counting\s+products)?\s*$/

/** A facet in its text form: `path`, `path:range (a to b)`, with `as alias` and `counting products`. Throws InvalidInput. */
export const parseFacet = (source: string): Facet => {
  const match = pattern.exec(source)
  if (!match) throw invalidInput(`Malformed parameter: facet: '${source}' is not a facet.`)
  const [, path = '', ranges, alias, counting] = match
  const field = searchField(path, 'facet')
  const base = { name: alias ?? path, field, countsProducts: counting !== undefined }
  if (ranges === undefined && field.kind === 'price')
    throw invalidInput('Malformed parameter: facet: a price facet needs ranges.')
  return ranges === undefined ? base : { ...base, ranges: readRanges(ranges, 'facet') }
}
