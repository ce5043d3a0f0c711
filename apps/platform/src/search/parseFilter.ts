import { invalidInput } from '../graphql/platformError.ts'
import { type Range, readRanges } from './ranges.ts'
import { type SearchField, searchField } from './searchField.ts'

export type Filter =
  | { readonly field: SearchField; readonly kind: 'terms'; readonly values: readonly string[] }
  | {
      readonly field: SearchField
      readonly kind: 'trees'
      /** Categories without their descendants. */
      readonly roots: readonly string[]
      /** Categories including their descendants. */
      readonly subtrees: readonly string[]
    }
  | { readonly field: SearchField; readonly kind: 'ranges'; readonly ranges: readonly Range[] }
  | { readonly field: SearchField; readonly kind: 'exists'; readonly missing: boolean }

const unescaped = (quoted: string): string => quoted.slice(1, -1).replace(/\\(.)/g, '$1')

const quoted = String.raw`"(?:[^"\\]|\\.)*"`
const listOf = (item: string): RegExp => new RegExp(String.raw`^\s*${item}(?:\s*,\s*${item})*\s*$`, 's')

const termItem = String.raw`(?:${quoted}|true|false|-?\d+(?:\.\d+)?)`
const treeItem = String.raw`(?:subtree\(\s*${quoted}\s*\)|${quoted})`
const termList = listOf(termItem)
const treeList = listOf(treeItem)

/** Parses values such as `"red", "blue"`, `true` or `12`; `undefined` for another text. */
export const readTerms = (source: string): string[] | undefined =>
  termList.test(source)
    ? [...source.matchAll(new RegExp(termItem, 'gs'))].map(([text]) =>
        text.startsWith('"') ? unescaped(text) : text,
      )
    : undefined

const readTrees = (source: string): Pick<Filter & { kind: 'trees' }, 'roots' | 'subtrees'> => {
  const items = [...source.matchAll(new RegExp(treeItem, 'gs'))].map(([text]) => text)
  const idOf = (item: string): string => unescaped(item.slice(item.indexOf('"'), item.lastIndexOf('"') + 1))
  return {
    roots: items.filter((item) => !item.startsWith('subtree')).map(idOf),
    subtrees: items.filter((item) => item.startsWith('subtree')).map(idOf),
  }
}

/** Parses a filter such as `variants.attributes.colour:"red","blue"`. Throws InvalidInput. */
export const parseFilter = (source: string, parameter: string): Filter => {
  const [, path, value = ''] = /^\s*([\w.-]+)\s*:\s*([\s\S]+)$/.exec(source) ?? []
  if (path === undefined)
    throw invalidInput(`Malformed parameter: ${parameter}: '${source}' is not a filter.`)
  const field = searchField(path, parameter)
  const text = value.trim()
  if (/^range\b/.test(text)) return { field, kind: 'ranges', ranges: readRanges(text, parameter) }
  if (text === 'exists' || text === 'missing') return { field, kind: 'exists', missing: text === 'missing' }
  const terms = readTerms(text)
  if (terms) return { field, kind: 'terms', values: terms }
  if (field.kind === 'category' && treeList.test(text)) return { field, kind: 'trees', ...readTrees(text) }
  throw invalidInput(`Malformed parameter: ${parameter}: '${source}' is not a filter.`)
}
