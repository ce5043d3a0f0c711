import type { Attribute } from '../../model/product.ts'
import type { Json } from '../../model/resource.ts'

/** A value of an attribute for filters and facets. Values of enums also have terms under `name.key` and `name.label`. */
export type AttributeTerm = { readonly name: string; readonly value: string }

const enumTerms = (name: string, key: string, label: Json | undefined): AttributeTerm[] => {
  const labels: readonly (readonly [name: string, value: Json])[] =
    typeof label === 'object' && label !== null && !Array.isArray(label)
      ? Object.entries(label).map(([locale, text]) => [`${name}.label.${locale}`, text])
      : [[`${name}.label`, label ?? null]]
  return [
    { name, value: key },
    { name: `${name}.key`, value: key },
    ...labels.flatMap(([path, text]) => (typeof text === 'string' ? { name: path, value: text } : [])),
  ]
}

const termsOf = (name: string, value: Json): AttributeTerm[] => {
  if (value === null) return []
  if (Array.isArray(value)) return value.flatMap((each: Json) => termsOf(name, each))
  if (typeof value !== 'object') return [{ name, value: String(value) }]
  const { key, label } = value as { readonly [name: string]: Json }
  return typeof key === 'string' || typeof key === 'number' ? enumTerms(name, String(key), label) : []
}

/** The distinct terms of an attribute: the key and label of an enum, the text of a number, each member of a set. */
export const attributeTerms = ({ name, value }: Attribute): AttributeTerm[] => {
  const terms = termsOf(name, value).map((term) => [`${term.name}=${term.value}`, term] as const)
  return [...new Map(terms).values()]
}
