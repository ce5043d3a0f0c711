export type NameFilter = {
  readonly includeNames?: readonly string[] | null
  readonly excludeNames?: readonly string[] | null
}

/** The test that `includeNames` and `excludeNames` put on named values. */
export const selects =
  ({ includeNames, excludeNames }: NameFilter) =>
  ({ name }: { readonly name: string }): boolean =>
    (!includeNames || includeNames.includes(name)) && !excludeNames?.includes(name)
