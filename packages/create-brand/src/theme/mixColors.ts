const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** Mixes two `#RRGGBB` colors. `share` is the share of the second color in the result, from 0 to 1. */
export const mixColors = (color: string, other: string, share: number): string => {
  const others = channels(other)
  const mixed = channels(color).map((value, at) => Math.round(value + ((others[at] ?? 0) - value) * share))
  return `#${mixed
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`
}
