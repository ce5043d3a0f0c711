import { invalidInput } from '../graphql/platformError.ts'
import { readTerms } from './parseFilter.ts'
import { bound, type Range, readRanges } from './ranges.ts'
import { type SearchField, searchField } from './searchField.ts'

export type Facet = {
  /** The name of the result: the alias, else the path. */
  readonly name: string
  readonly field: SearchField
  readonly countsProducts: boolean
} & (
  | { readonly kind: 'terms' }
  | { readonly kind: 'ranges'; readonly ranges: readonly Range[] }
  /** Counts the variants or products with one of these values. */
  | { readonly kind: 'values'; readonly values: readonly string[] }
)

export type FacetInput = {
  readonly string?: string | null
  readonly model?: {
    readonly terms?: {
      readonly path: string
      readonly alias?: string | null
      readonly countProducts: boolean
    } | null
    readonly range?: {
      readonly path: string
      readonly ranges: readonly { readonly from: string; readonly to: string }[]
      readonly alias?: string | null
      readonly countProducts: boolean
    } | null
  } | null
}

const countable: ReadonlySet<SearchField['kind']> = new Set([
  'attribute',
  'category',
  'productType',
  'discounted',
])

const numeric: ReadonlySet<SearchField['kind']> = new Set(['attribute', 'price', 'scopedPrice'])

const checked = (facet: Facet): Facet => {
  const { field, kind } = facet
  if ((kind === 'ranges' ? numeric : countable).has(field.kind)) return facet
  throw invalidInput(`Malformed parameter: facet: no ${kind} facet is available for ${field.kind}.`)
}

const pattern = /^\s*([\w.-]+)\s*(?::\s*([\s\S]+?))?(?:\s+as\s+([\w.-]+))?(\s+counting\s+products)?\s*$/

/** Parses a facet: `path`, `path:range (a to b)` or `path:"value"`, with `as alias` and `counting products`. */
export const parseFacet = (source: string): Facet => {
  const match = pattern.exec(source)
  if (!match) throw invalidInput(`Malformed parameter: facet: '${source}' is not a facet.`)
  const [, path = '', condition, alias, counting] = match
  const base = {
    name: alias ?? path,
    field: searchField(path, 'facet'),
    countsProducts: counting !== undefined,
  }
  if (condition === undefined) return checked({ ...base, kind: 'terms' })
  if (/^range\b/.test(condition))
    return checked({ ...base, kind: 'ranges', ranges: readRanges(condition, 'facet') })
  const values = readTerms(condition)
  if (values) return checked({ ...base, kind: 'values', values })
  throw invalidInput(`Malformed parameter: facet: '${source}' is not a facet.`)
}

const modelFacet = ({ terms, range }: NonNullable<FacetInput['model']>): Facet | undefined => {
  const model = terms ?? range
  if (!model || (terms && range)) return undefined
  const base = {
    name: model.alias ?? model.path,
    field: searchField(model.path, 'facet'),
    countsProducts: model.countProducts,
  }
  if (!range) return checked({ ...base, kind: 'terms' })
  const ranges = range.ranges.map(({ from, to }) => ({ from: bound(from, 'facet'), to: bound(to, 'facet') }))
  return checked({ ...base, kind: 'ranges', ranges })
}

/**
 * Reads a facet from a text or a model. Throws InvalidInput without exactly one of them, or for a model without exactly
 * one member.
 */
export const readFacet = ({ string, model }: FacetInput): Facet => {
  if (string && !model) return parseFacet(string)
  const facet = model && !string ? modelFacet(model) : undefined
  if (facet) return facet
  throw invalidInput(
    "Malformed parameter: facet: each element needs either a 'string' or a 'model' with one member.",
  )
}
