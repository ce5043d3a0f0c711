import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './editDistance.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

describe('editDistance', () => {
  it.each([
    ['quince', 'quince', 0],
    ['quicne', 'quince', 1],
    ['quine', 'quince', 1],
    ['quinces', 'quince', 1],
    ['qinxe', 'quince', 2],
    ['', 'ab', 2],
    ['linen', 'velvet', 3],
  ])('returns the changed letters between %s and %s', (left, right, distance) => {
    expect(editDistance(left, right, 2)).toBe(distance)
  })

  it('is symmetric, and 0 only for the same word', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (left, right, limit) => {
        const distance = editDistance(left, right, limit)
        expect(distance).toBe(editDistance(right, left, limit))
        expect(distance === 0).toBe(left === right)
      }),
    )
  })
})
