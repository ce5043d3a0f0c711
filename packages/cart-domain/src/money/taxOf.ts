/** Divides and rounds to the nearest integer, an exact half to the even one, as the platform does. */
const divideHalfEven = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor
  const twice = (dividend % divisor) * 2n
  return twice > divisor || (twice === divisor && quotient % 2n === 1n) ? quotient + 1n : quotient
}

/** A rate as an exact fraction of ten to the twelfth, which is finer than any tax rate is written. */
const SCALE = 1_000_000_000_000n
const scaled = (rate: number): bigint => BigInt(Math.round(rate * 1_000_000_000_000))

/**
 * Net and gross of an amount of at least 0 cents. Where the price holds the tax the net is rounded, else the gross;
 * halves go to the even cent, as on the platform.
 */
export const taxOf = (
  cents: number,
  rate: { readonly amount: number; readonly includedInPrice: boolean },
): { readonly net: number; readonly gross: number } => {
  const withTax = SCALE + scaled(rate.amount)
  const amount = BigInt(cents)
  return rate.includedInPrice
    ? { net: Number(divideHalfEven(amount * SCALE, withTax)), gross: cents }
    : { net: cents, gross: Number(divideHalfEven(amount * withTax, SCALE)) }
}
