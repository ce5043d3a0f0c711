/** How an exact half is rounded. Everything else goes to the nearest neighbour. */
export type RoundingMode = 'HalfEven' | 'HalfUp' | 'HalfDown'

const signed = (numerator: bigint, denominator: bigint): [bigint, bigint] =>
  denominator < 0n ? [-numerator, -denominator] : [numerator, denominator]

const floorDivide = (n: bigint, d: bigint): bigint => (n >= 0n || n % d === 0n ? n / d : n / d - 1n)

const halfGoesUp: Readonly<Record<RoundingMode, (floor: bigint) => boolean>> = {
  HalfEven: (floor) => floor % 2n !== 0n,
  HalfUp: () => true,
  HalfDown: () => false,
}

/** The quotient, rounded to the nearest integer; an exact half goes where the mode says. */
export const divideRounded = (numerator: bigint, denominator: bigint, mode: RoundingMode): number => {
  const [n, d] = signed(numerator, denominator)
  const floor = floorDivide(n, d)
  const twice = (n - floor * d) * 2n
  const up = twice > d || (twice === d && halfGoesUp[mode](floor))
  return Number(up ? floor + 1n : floor)
}

/** The quotient, an exact half going to the even neighbour (the platform's default for prices and taxes). */
export const divideHalfEven = (numerator: bigint, denominator: bigint): number =>
  divideRounded(numerator, denominator, 'HalfEven')

/** The quotient, an exact half going down: how relative product discounts round, whatever the cart says. */
export const divideHalfDown = (numerator: bigint, denominator: bigint): number =>
  divideRounded(numerator, denominator, 'HalfDown')
