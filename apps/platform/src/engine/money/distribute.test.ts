import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distribute } from './distribute.ts'

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const claims = (...list: (readonly [weight: number, atMost: number])[]) =>
  list.map(([weight, atMost]) => ({ weight: BigInt(weight), atMost }))

describe('distribute', () => {
  it('gives the remaining cents to the shares with the largest remainders', () => {
    // 100 × 1/6 = 16.67, 2/6 = 33.33, 3/6 = 50: the one cent left goes to .67
    expect(distribute(100, claims([1, 100], [2, 100], [3, 100]))).toEqual([17, 33, 50])
  })

  it('limits each share to its maximum, gives the excess to the other shares, and distributes at most the sum of the maximums', () => {
    expect(distribute(100, claims([1, 10], [1, 500]))).toEqual([10, 90])
    expect(distribute(100, claims([1, 10], [1, 20]))).toEqual([10, 20])
  })

  it('distributes the whole amount, or the sum of the maximums when that is less', () => {
    const claim = fc.record({ weight: fc.bigInt({ min: 1n, max: 9_999n }), atMost: fc.nat({ max: 5_000 }) })
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), fc.array(claim, { minLength: 1, maxLength: 8 }), (total, list) => {
        const shares = distribute(total, list)
        expect(sum(shares)).toBe(Math.min(total, sum(list.map(({ atMost }) => atMost))))
        for (const [i, share] of shares.entries()) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(list[i]?.atMost ?? 0)
        }
      }),
    )
  })
})
