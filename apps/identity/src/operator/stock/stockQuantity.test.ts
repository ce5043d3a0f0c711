import { expect, test } from 'vitest'
import { stockQuantity } from './stockQuantity.ts'

test('reads whole numbers, with and without thousands separators', () => {
  expect(stockQuantity('0')).toEqual({ units: 0 })
  expect(stockQuantity(' 1,200 ')).toEqual({ units: 1200 })
  expect(stockQuantity('1,000,000')).toEqual({ units: 1_000_000 })
})

test.each(['', '-1', '1.5', '1,5', '12,00', 'many', '10000001'])('refuses the stock quantity %j', (typed) => {
  expect(stockQuantity(typed)).toHaveProperty('problem')
})
