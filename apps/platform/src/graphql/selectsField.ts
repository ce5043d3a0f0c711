import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

/** Whether a query selects one of these field names at any depth below the current field. */
export const selectsField = (info: GraphQLResolveInfo, names: readonly string[]): boolean => {
  const seen = new Set<string>()
  const within = (set: SelectionSetNode | undefined): boolean =>
    (set?.selections ?? []).some((selection) => {
      if (selection.kind === Kind.FIELD)
        return names.includes(selection.name.value) || within(selection.selectionSet)
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet)
      if (seen.has(selection.name.value)) return false
      seen.add(selection.name.value)
      return within(info.fragments[selection.name.value]?.selectionSet)
    })
  return info.fieldNodes.some((node) => within(node.selectionSet))
}
