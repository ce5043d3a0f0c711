import { invalidInput } from '../graphql/platformError.ts'
import { type Filter, parseFilter } from './parseFilter.ts'
import { bound } from './ranges.ts'
import { searchField } from './searchField.ts'

type RangeInput = { readonly from: string; readonly to: string }

/** A filter input: a text, or a model with one of five members. */
export type FilterInput = {
  readonly string?: string | null
  readonly model?: {
    readonly value?: { readonly path: string; readonly values: readonly string[] } | null
    readonly range?: { readonly path: string; readonly ranges: readonly RangeInput[] } | null
    readonly missing?: { readonly path: string } | null
    readonly exists?: { readonly path: string } | null
    readonly tree?: {
      readonly path: string
      readonly rootValues: readonly string[]
      readonly subTreeValues: readonly string[]
    } | null
  } | null
}

type Model = NonNullable<FilterInput['model']>

const modelFilters = (model: Model, parameter: string): Filter[] => {
  const { value, range, missing, exists, tree } = model
  const field = (path: string) => searchField(path, parameter)
  return [
    ...(value ? [{ field: field(value.path), kind: 'terms', values: value.values } as const] : []),
    ...(range
      ? [
          {
            field: field(range.path),
            kind: 'ranges',
            ranges: range.ranges.map(({ from, to }) => ({
              from: bound(from, parameter),
              to: bound(to, parameter),
            })),
          } as const,
        ]
      : []),
    ...(missing ? [{ field: field(missing.path), kind: 'exists', missing: true } as const] : []),
    ...(exists ? [{ field: field(exists.path), kind: 'exists', missing: false } as const] : []),
    ...(tree
      ? [
          {
            field: field(tree.path),
            kind: 'trees',
            roots: tree.rootValues,
            subtrees: tree.subTreeValues,
          } as const,
        ]
      : []),
  ]
}

/**
 * Reads a filter from a text or a model. Throws InvalidInput without exactly one of them, or for a model without exactly
 * one member.
 */
export const readFilter = ({ string, model }: FilterInput, parameter: string): Filter => {
  if (string && !model) return parseFilter(string, parameter)
  const [filter, ...others] = model && !string ? modelFilters(model, parameter) : []
  if (filter && others.length === 0) return filter
  throw invalidInput(
    `Malformed parameter: ${parameter}: each element needs either a 'string' or a 'model' with one member.`,
  )
}
