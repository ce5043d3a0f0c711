/** How an exact half is rounded. Other values round to the nearest integer. */
export type RoundingMode = 'HalfEven' | 'HalfUp' | 'HalfDown'

const signed = (numerator: bigint, denominator: bigint): [bigint, bigint] =>
  denominator < 0n ? [-numerator, -denominator] : [numerator, denominator]

const floorDivide = (n: bigint, d: bigint): bigint => (n >= 0n || n % d === 0n ? n / d : n / d - 1n)

const halfGoesUp: Readonly<Record<RoundingMode, (floor: bigint) => boolean>> = {
  HalfEven: (floor) => floor % 2n !== 0n,
  HalfUp: () => true,
  HalfDown: () => false,
}

/** Divides and rounds to the nearest integer; the mode decides about an exact half. */
export const divideRounded = (numerator: bigint, denominator: bigint, mode: RoundingMode): number => {
  const [n, d] = signed(numerator, denominator)
  const floor = floorDivide(n, d)
  const twice = (n - floor * d) * 2n
  const up = twice > d || (twice === d && halfGoesUp[mode](floor))
  return Number(up ? floor + 1n : floor)
}

/** Divides and rounds an exact half to the even integer (the default for prices and taxes). */
export const divideHalfEven = (numerator: bigint, denominator: bigint): number =>
  divideRounded(numerator, denominator, 'HalfEven')

/** Divides and rounds an exact half down, as relative product discounts do regardless of the cart's mode. */
export const divideHalfDown = (numerator: bigint, denominator: bigint): number =>
  divideRounded(numerator, denominator, 'HalfDown')
