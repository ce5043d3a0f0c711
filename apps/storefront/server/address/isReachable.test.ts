import { expect, test } from 'vitest'
import { isReachable } from './isReachable.ts'

test.each([
  ['(518) 555-0142', 'US', true],
  ['518.555.0142', 'CA', true],
  ['+44 20 7946 0958', 'US', true],
  ['020 7946 0958', 'GB', true],
  ['030 901820', 'DE', true],
  ['02 9374 4000', 'AU', true],
  ['12', 'US', false],
  ['555-0142', 'US', false],
  ['+1 518 555 01420', 'US', false],
  ['518 555 0142 ext', 'US', false],
  ['', 'US', false],
])('%s reaches somebody from %s: %s', (phone, country, reaches) =>
  expect(isReachable(phone, country)).toBe(reaches),
)
