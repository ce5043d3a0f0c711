// @internal
/** Limits a quantity to the range from `min` to `max`. */
export const clampQuantity = (value: number, min: number, max = Number.POSITIVE_INFINITY): number =>
  Math.min(Math.max(value, min), max)
