const signed = (numerator: bigint, denominator: bigint): [bigint, bigint] =>
  denominator < 0n ? [-numerator, -denominator] : [numerator, denominator]

const floorDivide = (n: bigint, d: bigint): bigint => (n >= 0n || n % d === 0n ? n / d : n / d - 1n)

/** The quotient, an exact half going to the even neighbour (the platform's default for prices and taxes). */
export const divideHalfEven = (numerator: bigint, denominator: bigint): number => {
  const [n, d] = signed(numerator, denominator)
  const floor = floorDivide(n, d)
  const twice = (n - floor * d) * 2n
  const up = twice > d || (twice === d && floor % 2n !== 0n)
  return Number(up ? floor + 1n : floor)
}

/** The quotient, an exact half going down: how relative product discounts round, whatever the cart says. */
export const divideHalfDown = (numerator: bigint, denominator: bigint): number => {
  const [n, d] = signed(numerator, denominator)
  const floor = floorDivide(n, d)
  return Number((n - floor * d) * 2n > d ? floor + 1n : floor)
}
