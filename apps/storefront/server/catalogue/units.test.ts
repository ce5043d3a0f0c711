import { expect, test } from 'vitest'
import { lengthText, lengthToCm, measurementOfLocale, weightText } from './units.ts'

test.each([
  ['IMPERIAL', 61, '24 in'],
  ['METRIC', 61, '61 cm'],
  ['IMPERIAL', 107, '42.1 in'],
] as const)('formats lengths (%s): %d cm is %s', (system, cm, text) => {
  const { value, unit } = lengthText(system, cm, 'en-US')
  expect(`${value} ${unit}`).toBe(text)
})

test.each([
  ['IMPERIAL', '5.9 oz/yd²'],
  ['METRIC', '200 g/m²'],
] as const)('formats weights (%s): 200 g/m² is %s', (system, text) => {
  const { value, unit } = weightText(system, 200, 'en-US')
  expect(`${value} ${unit}`).toBe(text)
})

test('converts inches back to centimetres', () => expect(lengthToCm('IMPERIAL', 10)).toBe(25.4))

test('uses the measurement system of the locale by default', () =>
  expect([measurementOfLocale('en-US'), measurementOfLocale('en-GB')]).toEqual(['IMPERIAL', 'METRIC']))
