// @internal

/** Returns the first letters of the first and the last part of a name: "IO" for "Imani Chidi Okafor". */
export const initialsOf = (name: string): string => {
  const parts = name.trim().split(/\s+/u)
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts
  return ends.map((part = '') => (/\p{L}\p{M}*/u.exec(part)?.[0] ?? '').toLocaleUpperCase()).join('')
}
