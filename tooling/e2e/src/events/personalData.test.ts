import { expect, test } from 'vitest'
import { containsValue } from './personalData.ts'

test.each([
  ['{"city":"00012"}', '00012'],
  ['to Marianne, Hale', 'Marianne'],
  ['SV-200012 to 00012', '00012'],
  ['212 Warren Street', '212 Warren Street'],
])('finds the personal value in the text %j: %j', (text, value) =>
  expect(containsValue(text, value)).toBe(true),
)

test.each([
  ['{"transaction_id":"SV-200012"}', '00012'],
  ['00012a', '00012'],
  ['', '00012'],
])('ignores the personal value that is part of a longer word in the text %j: %j', (text, value) =>
  expect(containsValue(text, value)).toBe(false),
)
