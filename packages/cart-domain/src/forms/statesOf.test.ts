import { expect, test } from 'vitest'
import { stateCode } from './stateCode.ts'
import { militaryStates, statesOf } from './statesOf.ts'

test('lists states for countries with states only', () => {
  expect(statesOf('US')).toHaveLength(59)
  expect(statesOf('CA')).toHaveLength(13)
  expect(statesOf('AU')).toHaveLength(8)
  expect(statesOf('GB')).toEqual([])
})

test('lists what the form accepts, by code and by name', () => {
  for (const country of ['US', 'CA', 'AU'] as const)
    for (const { code, name } of statesOf(country)) {
      expect(stateCode(country, code)).toBe(code)
      expect(stateCode(country, name)).toBe(code)
    }
})

test('lists the military states among the states', () => {
  const codes = statesOf('US').map(({ code }) => code)
  for (const code of militaryStates) expect(codes).toContain(code)
})
