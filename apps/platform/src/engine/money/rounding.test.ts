import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratioOf } from './ratio.ts'
import { divideHalfDown, divideHalfEven } from './rounding.ts'

describe('rounding', () => {
  it('rounds an exact half to even', () => {
    expect([5n, 15n, 25n, -5n, -15n].map((n) => divideHalfEven(n, 10n))).toEqual([0, 2, 2, 0, -2])
  })

  it('rounds an exact half down for product discounts', () => {
    expect([5n, 15n, 16n].map((n) => divideHalfDown(n, 10n))).toEqual([0, 1, 2])
  })

  it('rounds to a value at most half a unit from the exact quotient', () => {
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

  it('converts a decimal to an exact fraction', () => {
    expect(ratioOf(0.14975)).toEqual({ numerator: 14975n, denominator: 100000n })
    expect(ratioOf(0)).toEqual({ numerator: 0n, denominator: 1n })
  })
})
