/** Returns the middle one of some values, the lower one of two. `NaN` without values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
