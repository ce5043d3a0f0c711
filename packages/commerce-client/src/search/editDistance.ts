/**
 * Returns the number of inserted, removed, replaced and swapped letters between two words; `limit + 1` when there are more
 * than `limit`.
 *
 * @example
 * ```ts
 * import { editDistance } from '@selvedge/commerce-client/search'
 *
 * editDistance('quicne', 'quince', 2) // 1
 * editDistance('linen', 'velvet', 2) // 3: more than two
 * ```
 */
export const editDistance = (left: string, right: string, limit: number): number => {
  if (Math.abs(left.length - right.length) > limit) return limit + 1
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1)
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      current.push(
        Math.min(
          replaced,
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          isSwapped && row > 1 && column > 1 ? (beforeLast[column - 2] ?? 0) + 1 : replaced,
        ),
      )
    }
    if (Math.min(...current) > limit) return limit + 1
    beforeLast = last
    last = current
  }
  return Math.min(last[right.length] ?? 0, limit + 1)
}
