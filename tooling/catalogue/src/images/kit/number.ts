/** Formats a number with at most one decimal, which keeps the SVG small. */
export const short = (value: number): string => {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** Formats a number with at most three decimals, for scales and opacities. */
export const fine = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** Formats "x y" with one decimal each. */
export const pair = (x: number, y: number): string => `${short(x)} ${short(y)}`

export const fullTurn = Math.PI * 2

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The numbers 0, 1, … count - 1. */
export const upTo = (count: number): number[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => i)

/** Calls `draw` for 0, 1, … count - 1 and joins the results. */
export const times = (count: number, draw: (index: number) => string): string =>
  upTo(count).map(draw).join('')
