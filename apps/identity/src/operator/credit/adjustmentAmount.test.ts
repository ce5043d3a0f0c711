import { expect, test } from 'vitest'
import { adjustmentAmount } from './adjustmentAmount.ts'

test.each([
  ['25', 2500],
  ['+12.5', 1250],
  ['-12.50', -1250],
  ['−1', -100],
  ['1,000', 100_000],
  ['1,000.00', 100_000],
])('reads %s as %i cents', (typed, cents) => {
  expect(adjustmentAmount(typed)).toEqual({ cents })
})

test.each(['', 'ten', '1.234', '0', '-0.00', '1000.01', '1e3', '--1', '2,50', '1,,0', '1,0,0', ',100'])(
  'refuses the amount %j',
  (typed) => {
    expect(adjustmentAmount(typed)).toHaveProperty('problem')
  },
)
