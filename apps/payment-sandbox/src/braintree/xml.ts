/** A value in a response. Keys are written with dashes; an ISO time becomes a datetime. */
export type XmlValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | XmlList
  | { readonly [key: string]: XmlValue }

/** A list whose elements have the same name. A `collection` is a page of search results and has further fields. */
export type XmlList = {
  readonly list: 'array' | 'collection'
  readonly of: string
  readonly items: readonly XmlValue[]
  readonly fields?: { readonly [key: string]: XmlValue }
}

/** Creates a list of elements with one name. */
export const listOf = (of: string, items: readonly XmlValue[]): XmlList => ({ list: 'array', of, items })

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/

// XML cannot contain control characters, not even as references.
const escaped = (text: string): string =>
  [...text.toWellFormed()]
    .filter((letter) => letter >= ' ' || letter === '\n' || letter === '\t')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const dashed = (key: string): string =>
  key
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()

const isList = (value: object): value is XmlList => 'list' in value && 'items' in value

const element = (key: string, value: XmlValue): string => {
  const name = dashed(key)
  const write = (attributes: string, inner: string): string => `<${name}${attributes}>${inner}</${name}>`
  if (value === undefined) return ''
  if (value === null) return `<${name} nil="true"/>`
  if (typeof value === 'string') return write(ISO_TIME.test(value) ? ' type="datetime"' : '', escaped(value))
  if (typeof value === 'number') return write(' type="integer"', String(value))
  if (typeof value === 'boolean') return write(' type="boolean"', String(value))
  if (isList(value))
    return write(
      ` type="${value.list}"`,
      fields(value.fields ?? {}) + value.items.map((item) => element(value.of, item)).join(''),
    )
  return write('', fields(value))
}

const fields = (object: { readonly [key: string]: XmlValue }): string =>
  Object.entries(object)
    .map(([key, value]) => element(key, value))
    .join('')

/** Renders a document with one root in Braintree's XML format. */
export const toXml = (root: string, value: XmlValue): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, value)}`
