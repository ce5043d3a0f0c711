import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratioOf } from './ratio.ts'
import { divideHalfDown, divideHalfEven } from './rounding.ts'

describe('rounding', () => {
  it('sends an exact half to the even neighbour', () => {
    expect([5n, 15n, 25n, -5n, -15n].map((n) => divideHalfEven(n, 10n))).toEqual([0, 2, 2, 0, -2])
  })

  it('sends an exact half down for product discounts', () => {
    expect([5n, 15n, 16n].map((n) => divideHalfDown(n, 10n))).toEqual([0, 1, 2])
  })

  it('is never more than half a unit away from the exact quotient', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (n, d) => {
          const distance = BigInt(divideHalfEven(n, d)) * d - n
          expect((distance < 0n ? -distance : distance) * 2n <= d).toBe(true)
        },
      ),
    )
  })

  it('reads a decimal as an exact fraction', () => {
    expect(ratioOf(0.14975)).toEqual({ numerator: 14975n, denominator: 100000n })
    expect(ratioOf(0)).toEqual({ numerator: 0n, denominator: 1n })
  })
})
