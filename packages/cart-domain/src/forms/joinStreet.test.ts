import { expect, test } from 'vitest'
import { joinStreet } from './joinStreet.ts'
import { splitStreet } from './splitStreet.ts'

test.each([
  ['US', '212 Warren Street'],
  ['DE', 'Lindenallee 14'],
])('joins a split street line of the country %s into the same line: %s', (country, line) => {
  expect(joinStreet(country, splitStreet(line) ?? {})).toBe(line)
})

test('formats a street without a number as its name', () => {
  expect(joinStreet('GB', { name: 'The Old Mill', number: null })).toBe('The Old Mill')
})
