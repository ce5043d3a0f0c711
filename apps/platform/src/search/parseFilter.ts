import { invalidInput } from '../graphql/platformError.ts'

export type Range = { readonly from: number | undefined; readonly to: number | undefined }

/** What a filter or facet looks at. */
export type SearchField =
  | { readonly kind: 'attribute'; readonly name: string }
  | { readonly kind: 'category' }
  | { readonly kind: 'price' }
  | { readonly kind: 'stock' }
  | { readonly kind: 'id' | 'key' | 'productType' | 'sku' }

export type Filter =
  | { readonly field: SearchField; readonly kind: 'terms'; readonly values: readonly string[] }
  | { readonly field: SearchField; readonly kind: 'subtrees'; readonly values: readonly string[] }
  | { readonly field: SearchField; readonly kind: 'ranges'; readonly ranges: readonly Range[] }
  | { readonly field: SearchField; readonly kind: 'exists'; readonly missing: boolean }

const fixed: Readonly<Record<string, SearchField>> = {
  'categories.id': { kind: 'category' },
  'variants.price.centAmount': { kind: 'price' },
  'variants.scopedPrice.value.centAmount': { kind: 'price' },
  'variants.scopedPrice.currentValue.centAmount': { kind: 'price' },
  'variants.availability.isOnStock': { kind: 'stock' },
  'variants.sku': { kind: 'sku' },
  'productType.id': { kind: 'productType' },
  id: { kind: 'id' },
  key: { kind: 'key' },
}

/** The searchable field at a path. Throws InvalidInput for another. */
export const searchField = (path: string, parameter: string): SearchField => {
  const attribute = /^variants\.attributes\.([\w-]+)$/.exec(path)?.[1]
  const field = attribute === undefined ? fixed[path] : ({ kind: 'attribute', name: attribute } as const)
  if (!field) throw invalidInput(`Malformed parameter: ${parameter}: the field '${path}' cannot be searched.`)
  return field
}

const quoted = /"((?:[^"\\]|\\.)*)"/g

const texts = (source: string): string[] =>
  [...source.matchAll(quoted)].map((match) => (match[1] ?? '').replace(/\\(.)/g, '$1'))

const rangePattern = /\(\s*"?(\*|-?[\d.]+)"?\s+to\s+"?(\*|-?[\d.]+)"?\s*\)/g

const bound = (text: string | undefined): number | undefined =>
  text === undefined || text === '*' ? undefined : Number(text)

/** The ranges of `range (0 to 2000), (2000 to *)`. Throws InvalidInput when there is none. */
export const readRanges = (source: string, parameter: string): Range[] => {
  const ranges = [...source.matchAll(rangePattern)].map((match) => ({
    from: bound(match[1]),
    to: bound(match[2]),
  }))
  if (ranges.length === 0) throw invalidInput(`Malformed parameter: ${parameter}: no range in '${source}'.`)
  return ranges
}

const termList =
  /^\s*(?:"(?:[^"\\]|\\.)*"|true|false|-?\d+(?:\.\d+)?)(?:\s*,\s*(?:"(?:[^"\\]|\\.)*"|true|false|-?\d+(?:\.\d+)?))*\s*$/
const subtreeList = /^\s*subtree\("(?:[^"\\]|\\.)*"\)(?:\s*,\s*subtree\("(?:[^"\\]|\\.)*"\))*\s*$/

const terms = (source: string): string[] =>
  [...source.matchAll(/"(?:[^"\\]|\\.)*"|[^\s,]+/g)].map(([text]) =>
    text.startsWith('"') ? (texts(text)[0] ?? '') : text,
  )

/** A filter in its text form, such as `variants.attributes.colour:"red","blue"`. Throws InvalidInput. */
export const parseFilter = (source: string, parameter: string): Filter => {
  const [, path = '', value = ''] = /^\s*([\w.-]+)\s*:\s*([\s\S]+)$/.exec(source) ?? []
  const field = searchField(path, parameter)
  if (/^range\b/.test(value)) return { field, kind: 'ranges', ranges: readRanges(value, parameter) }
  if (value.trim() === 'exists' || value.trim() === 'missing')
    return { field, kind: 'exists', missing: value.trim() === 'missing' }
  if (subtreeList.test(value)) return { field, kind: 'subtrees', values: texts(value) }
  if (termList.test(value)) return { field, kind: 'terms', values: terms(value) }
  throw invalidInput(`Malformed parameter: ${parameter}: '${source}' is not a filter.`)
}
