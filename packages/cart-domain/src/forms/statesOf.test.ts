import { expect, test } from 'vitest'
import { stateCode } from './stateCode.ts'
import { militaryStates, statesOf } from './statesOf.ts'

test('countries with states list them, others list none', () => {
  expect(statesOf('US')).toHaveLength(59)
  expect(statesOf('CA')).toHaveLength(13)
  expect(statesOf('AU')).toHaveLength(8)
  expect(statesOf('GB')).toEqual([])
})

test('what is listed is what the form takes, by code and by name', () => {
  for (const country of ['US', 'CA', 'AU'] as const)
    for (const { code, name } of statesOf(country)) {
      expect(stateCode(country, code)).toBe(code)
      expect(stateCode(country, name)).toBe(code)
    }
})

test('the military states are states of the list', () => {
  const codes = statesOf('US').map(({ code }) => code)
  for (const code of militaryStates) expect(codes).toContain(code)
})
