/** The item at an index modulo the length; -1 is the last item. The list must not be empty. */
export const itemAt = <T>(list: readonly T[], index: number): T => {
  const item = list[((index % list.length) + list.length) % list.length]
  if (item === undefined) throw new RangeError('itemAt needs a list with items')
  return item
}
