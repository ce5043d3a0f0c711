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
] as const)('in %s, %j is %j', (country, text, code) => expect(stateCode(country, text)).toBe(code))

test.each([
  ['US', 'Ontario'],
  ['CA', 'NY'],
  ['US', ''],
] as const)('%s has no %j', (country, text) => expect(stateCode(country, text)).toBeUndefined())

test('only some countries name states', () => {
  expect(['US', 'CA', 'AU', 'GB', 'DE'].filter((country) => hasStates(country as 'US'))).toEqual([
    'US',
    'CA',
    'AU',
  ])
})
