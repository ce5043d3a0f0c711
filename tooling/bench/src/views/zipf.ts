/**
 * Returns `count` indexes below `size`, as often as visitors open the pages of a shop: the index `n` is `n + 1` times rarer
 * than the first (Zipf's law). The order is random, but the same for the same `seed`.
 */
export const zipfIndexes = (size: number, count: number, seed = 1): readonly number[] => {
  const sums: number[] = []
  for (let index = 0; index < size; index += 1) sums.push((sums.at(-1) ?? 0) + 1 / (index + 1))
  const total = sums.at(-1) ?? 0
  let state = seed >>> 0
  const random = (): number => {
    // A linear congruential generator: the constants are those of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: count }, () => {
    const at = random() * total
    return sums.findIndex((sum) => at < sum)
  })
}
