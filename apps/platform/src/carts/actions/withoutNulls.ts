/** Removes fields that are null or undefined: GraphQL inputs use null for absent fields, stored documents omit them. */
export const withoutNulls = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], null> } =>
  Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== null && field !== undefined),
  ) as never

/** Sets a field of a document, or removes it when there is no value. */
export const withField = <T extends object, K extends keyof T>(
  value: T,
  name: K,
  field: T[K] | null | undefined,
): T => {
  const { [name]: _, ...rest } = value
  return (field === null || field === undefined ? rest : { ...rest, [name]: field }) as T
}
