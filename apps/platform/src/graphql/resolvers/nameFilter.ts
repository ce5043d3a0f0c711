export type NameFilter = {
  readonly includeNames?: readonly string[] | null
  readonly excludeNames?: readonly string[] | null
}

/** Creates a function that returns whether `includeNames` and `excludeNames` select a named value. */
export const selects =
  ({ includeNames, excludeNames }: NameFilter) =>
  ({ name }: { readonly name: string }): boolean =>
    (!includeNames || includeNames.includes(name)) && !excludeNames?.includes(name)
