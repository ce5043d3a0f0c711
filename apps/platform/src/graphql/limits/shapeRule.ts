import { type ASTVisitor, Kind, type SelectionSetNode, type ValidationContext } from 'graphql'
import { limits } from './limits.ts'
import { tooComplex } from './tooComplex.ts'

type Size = { depth: number; selections: number; aliases: number }

const measure = (
  set: SelectionSetNode | undefined,
  context: ValidationContext,
  inside: readonly string[],
): Size => {
  const size: Size = { depth: 0, selections: 0, aliases: 0 }
  for (const selection of set?.selections ?? []) {
    const spread = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : undefined
    // Another rule rejects fragments that spread themselves; this check prevents endless recursion.
    if (spread !== undefined && inside.includes(spread)) continue
    const below =
      spread === undefined
        ? measure('selectionSet' in selection ? selection.selectionSet : undefined, context, inside)
        : measure(context.getFragment(spread)?.selectionSet, context, [...inside, spread])
    const isField = selection.kind === Kind.FIELD
    size.depth = Math.max(size.depth, below.depth + (isField ? 1 : 0))
    // Spreads count as selections, so that fragments that only spread others cannot grow exponentially.
    size.selections += below.selections + 1
    size.aliases += below.aliases + (isField && selection.alias ? 1 : 0)
    if (size.selections > limits.selections) break
  }
  return size
}

/**
 * A validation rule that rejects operations that are too deep, too wide or have too many aliases, including
 * introspection.
 */
export const shapeRule = (context: ValidationContext): ASTVisitor => ({
  OperationDefinition: (operation) => {
    const size = measure(operation.selectionSet, context, [])
    if (size.depth > limits.depth)
      context.reportError(tooComplex(`The query is deeper than ${limits.depth} levels.`))
    if (size.selections > limits.selections)
      context.reportError(tooComplex(`The query selects more than ${limits.selections} fields.`))
    if (size.aliases > limits.aliases)
      context.reportError(tooComplex(`The query uses more than ${limits.aliases} aliases.`))
  },
})
