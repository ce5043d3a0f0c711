/** A claim on part of an amount: its relative weight, and its maximum in cents. */
export type Claim = { readonly weight: bigint; readonly atMost: number }

const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n)

const shareOut = (total: number, weights: readonly bigint[]): number[] => {
  const all = sum(weights)
  if (all === 0n) return weights.map(() => 0)
  const products = weights.map((weight) => weight * BigInt(total))
  const shares = products.map((product) => Number(product / all))
  let left = total - shares.reduce((a, b) => a + b, 0)
  // Each remaining cent goes to the claim with the next largest remainder. Of claims with equal remainders, the first
  // one is served first.
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % all }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of byRemainder) {
    if (left === 0) break
    shares[index] = (shares[index] ?? 0) + 1
    left -= 1
  }
  return shares
}

/**
 * Splits cents by weight into shares that add up to the total. The excess over a claim's `atMost` goes to the other
 * claims; what exceeds all of them is not distributed.
 */
export const distribute = (total: number, claims: readonly Claim[]): number[] => {
  const given = claims.map(() => 0)
  let left = total
  while (left > 0) {
    const open = claims.map((claim, i) => (given[i] === claim.atMost ? 0n : claim.weight))
    if (sum(open) === 0n) break
    const shares = shareOut(left, open)
    for (const [i, claim] of claims.entries()) {
      const before = given[i] ?? 0
      const after = Math.min(claim.atMost, before + (shares[i] ?? 0))
      given[i] = after
      left -= after - before
    }
  }
  return given
}
