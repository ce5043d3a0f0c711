/** Where sizes start and stop growing, in px of window width. */
const from = 390
const to = 1280

const round = (value: number) => Math.round(value * 100) / 100

/** A length that grows evenly from `small` px on a phone to `large` px on a desktop, in rem so that it follows the reader's text size. */
export const fluid = (small: number, large: number): string => {
  const slope = (large - small) / (to - from)
  return `clamp(${round(small / 16)}rem, ${round((small - slope * from) / 16)}rem + ${round(slope * 100)}vw, ${round(large / 16)}rem)`
}
