/** The window widths in px between which fluid sizes grow. */
const from = 390
const to = 1280

const round = (value: number) => Math.round(value * 100) / 100

/** A CSS length that grows linearly from `small` px in a 390 px window to `large` px at 1280 px. It is in rem, so it follows the user's text size. */
export const fluid = (small: number, large: number): string => {
  const slope = (large - small) / (to - from)
  return `clamp(${round(small / 16)}rem, ${round((small - slope * from) / 16)}rem + ${round(slope * 100)}vw, ${round(large / 16)}rem)`
}
