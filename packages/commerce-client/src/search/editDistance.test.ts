import { describe, expect, it } from 'vitest'
import { editDistance } from './editDistance.ts'

/** All words of at most three letters from `a` and `b`. */
const words = [
  '',
  ...['a', 'b'].flatMap((x) => [x, ...['a', 'b'].flatMap((y) => [x + y, `${x}${y}a`, `${x}${y}b`])]),
]

describe('editDistance', () => {
  it.each([
    ['quince', 'quince', 0],
    ['quicne', 'quince', 1],
    ['quine', 'quince', 1],
    ['quinces', 'quince', 1],
    ['qinxe', 'quince', 2],
    ['', 'ab', 2],
    ['linen', 'velvet', 3],
  ])('returns the number of changed letters between %s and %s', (left, right, distance) => {
    expect(editDistance(left, right, 2)).toBe(distance)
  })

  it('is symmetric, and returns 0 only for equal words', () => {
    for (const left of words)
      for (const right of words)
        for (const limit of [0, 1, 2, 3]) {
          const distance = editDistance(left, right, limit)
          expect(distance).toBe(editDistance(right, left, limit))
          expect(distance === 0).toBe(left === right)
        }
  })
})
