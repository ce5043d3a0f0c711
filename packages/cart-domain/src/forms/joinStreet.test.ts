import { expect, test } from 'vitest'
import { joinStreet } from './joinStreet.ts'
import { splitStreet } from './splitStreet.ts'

test.each([
  ['US', '212 Warren Street'],
  ['DE', 'Lindenallee 14'],
])('a street in %s is written as its country does, and comes back the same', (country, line) => {
  expect(joinStreet(country, splitStreet(line) ?? {})).toBe(line)
})

test('a street without a number is its name', () => {
  expect(joinStreet('GB', { name: 'The Old Mill', number: null })).toBe('The Old Mill')
})
