export type NameFilter = {
  readonly includeNames?: readonly string[] | null
  readonly excludeNames?: readonly string[] | null
}

/** A predicate for named values from `includeNames` and `excludeNames`. */
export const selects =
  ({ includeNames, excludeNames }: NameFilter) =>
  ({ name }: { readonly name: string }): boolean =>
    (!includeNames || includeNames.includes(name)) && !excludeNames?.includes(name)
