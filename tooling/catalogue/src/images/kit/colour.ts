const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const hexOf = (channels: readonly number[]) =>
  `#${channels
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Mixes two #rrggbb colours. `share` is the part of the second colour, from 0 to 1. */
export const mix = (from: string, to: string, share: number): string => {
  const end = channelsOf(to)
  return hexOf(channelsOf(from).map((value, i) => value + ((end[i] ?? value) - value) * share))
}

/** Relative luminance as in WCAG: 0 for black, 1 for white. */
export const luminance = (hex: string): number => {
  const weights = [0.2126, 0.7152, 0.0722]
  return channelsOf(hex)
    .map((value) => value / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
    .reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)
}
