import { expect, test } from 'vitest'
import { joinStreet } from './joinStreet.ts'
import { splitStreet } from './splitStreet.ts'

test.each([
  ['US', '212 Warren Street'],
  ['DE', 'Lindenallee 14'],
])(
  'in the country %s, joins the number and the name of a street into the original line: %s',
  (country, line) => {
    expect(joinStreet(country, splitStreet(line) ?? {})).toBe(line)
  },
)

test('returns only the street name when a street has no number', () => {
  expect(joinStreet('GB', { name: 'The Old Mill', number: null })).toBe('The Old Mill')
})
