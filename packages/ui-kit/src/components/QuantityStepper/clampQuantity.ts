// @internal
/** Keeps a quantity within its bounds. */
export const clampQuantity = (value: number, min: number, max = Number.POSITIVE_INFINITY): number =>
  Math.min(Math.max(value, min), max)
