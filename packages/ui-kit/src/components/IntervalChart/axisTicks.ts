/** Steps between ticks are 1, 2 or 5 times a power of ten. */
const niceStep = (rough: number): number => {
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find((multiple) => multiple * power >= rough) ?? 10
  return step * power
}

/** The approximate number of distances between ticks. */
const DISTANCES = 5

/**
 * The ticks of an axis that contains an interval and 0, in ascending order. The interval is strictly between the first
 * and the last tick.
 */
export const axisTicks = (low: number, high: number): readonly number[] => {
  const from = Math.min(low, 0)
  const to = Math.max(high, 0)
  const step = niceStep((to - from || 1) / DISTANCES)
  const first = Math.floor(from / step - 0.001)
  const last = Math.ceil(to / step + 0.001)
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}
