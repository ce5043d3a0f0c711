import { expect, test } from 'vitest'
import { stateCode } from './stateCode.ts'
import { militaryStates, statesOfCountry } from './statesOfCountry.ts'

test('returns the states of a country, and an empty list for a country without states', () => {
  expect(statesOfCountry('US')).toHaveLength(59)
  expect(statesOfCountry('CA')).toHaveLength(13)
  expect(statesOfCountry('AU')).toHaveLength(8)
  expect(statesOfCountry('GB')).toEqual([])
})

test('lists only states whose code and name are both accepted by the address form', () => {
  for (const country of ['US', 'CA', 'AU'] as const)
    for (const { code, name } of statesOfCountry(country)) {
      expect(stateCode(country, code)).toBe(code)
      expect(stateCode(country, name)).toBe(code)
    }
})

test('includes the military states in the states of the US', () => {
  const codes = statesOfCountry('US').map(({ code }) => code)
  for (const code of militaryStates) expect(codes).toContain(code)
})
