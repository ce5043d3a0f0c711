import { expect, test } from 'vitest'
import { hasStates, stateCode } from './stateCode.ts'

test.each([
  ['US', 'NY', 'NY'],
  ['US', 'ny', 'NY'],
  ['US', 'N.Y.', 'NY'],
  ['US', 'New York', 'NY'],
  ['US', 'AE', 'AE'],
  ['CA', 'Québec', 'QC'],
  ['AU', 'new south wales', 'NSW'],
  ['DE', 'Bayern', 'Bayern'],
] as const)('in %s, maps %j to %j', (country, text, code) => expect(stateCode(country, text)).toBe(code))

test.each([
  ['US', 'Ontario'],
  ['CA', 'NY'],
  ['US', ''],
] as const)('in %s, finds no state for %j', (country, text) =>
  expect(stateCode(country, text)).toBeUndefined(),
)

test('has states in the United States, Canada and Australia, but not in the United Kingdom or Germany', () => {
  expect(['US', 'CA', 'AU', 'GB', 'DE'].filter((country) => hasStates(country as 'US'))).toEqual([
    'US',
    'CA',
    'AU',
  ])
})
