/** The same URL with some parameters changed, without the page number and empty parameters. */
export const withSearch = (
  pathname: string,
  search: URLSearchParams,
  change: (next: URLSearchParams) => void,
): string => {
  const next = new URLSearchParams([...search].filter(([, value]) => value !== ''))
  next.delete('page')
  change(next)
  const text = next.toString()
  return text ? `${pathname}?${text}` : pathname
}

/** Removes the parameters with the given names and values. An empty value removes all parameters with that name. */
export const removeAll = (next: URLSearchParams, set: readonly (readonly [string, string])[]): void => {
  for (const [name, value] of set) {
    const rest = value === '' ? [] : next.getAll(name).filter((other) => other !== value)
    next.delete(name)
    for (const other of rest) next.append(name, other)
  }
}
