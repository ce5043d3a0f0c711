import { expect, test } from 'vitest'
import { addBusinessDays, shipByDate } from './shipByDate.ts'

const day = (text: string): Date => new Date(`${text}T12:00:00Z`)

test.each([
  ['2026-11-16', 1, '2026-11-17'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-18', 5, '2026-11-25'],
])('starts at %s, adds %i business days, and returns %s', (from, days, to) =>
  expect(addBusinessDays(day(from), days).toISOString().slice(0, 10)).toBe(to),
)

test('formats the date for the locale, and returns an empty string for an unknown method', () => {
  expect(shipByDate('standard', 'en-US', day('2026-11-20'))).toBe('Friday, November 27')
  expect(shipByDate('express', 'en-GB', day('2026-11-20'))).toMatch(/Monday,? 23 November/)
  expect(shipByDate('pigeon', 'en-US')).toBe('')
  expect(shipByDate(null, 'en-US')).toBe('')
})
