/** Window widths in px: of the narrowest phone, and those between which fluid sizes grow. */
const narrowest = 320
const from = 390
const to = 1280

const round = (value: number) => Math.round(value * 100) / 100
const rem = (px: number): string => `${round(px / 16)}rem`

/** The length of a line through `start` px in a window of `width` px, which grows by `slope` px for each px of the window. */
const line = (start: number, width: number, slope: number): string =>
  `${rem(start - slope * width)} + ${round(slope * 100)}vw`

/**
 * A CSS length that grows linearly from `small` px in a 390 px window to `large` px at 1280 px. In narrower windows it
 * shrinks to `narrow` px at 320 px; without `narrow` it stays `small`. It is in rem, so it follows the user's text size.
 */
export const fluid = (small: number, large: number, narrow = small): string => {
  const wide = `clamp(${rem(small)}, ${line(small, from, (large - small) / (to - from))}, ${rem(large)})`
  if (narrow === small) return wide
  // Rounded values would make the length at 390 px a little shorter than `small`, so the line is a fraction of a px higher.
  const slope = (small - narrow) / (from - narrowest)
  return `clamp(${rem(narrow)}, ${line(narrow + 0.2, narrowest, slope)}, ${wide})`
}
