/** Divides and rounds to the nearest integer, an exact half to the even one, like the platform. */
const divideHalfEven = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor
  const twice = (dividend % divisor) * 2n
  return twice > divisor || (twice === divisor && quotient % 2n === 1n) ? quotient + 1n : quotient
}

/** The factor that turns a tax rate into a whole number. Twelve decimals are more than any tax rate has. */
const SCALE = 1_000_000_000_000n
const scaled = (rate: number): bigint => BigInt(Math.round(rate * 1_000_000_000_000))

/**
 * Net and gross of an amount of at least 0 cents. When the price includes the tax the net is rounded, else the gross;
 * halves are rounded to the even cent, like on the platform.
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
