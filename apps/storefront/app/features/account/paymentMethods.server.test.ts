import { expect, test } from 'vitest'
import { expiryText } from './paymentMethods.server.ts'

const card = { expYear: 2027, expMonth: 2 }

test.each([
  ['2026-11-24', 'Expires February 2027', false],
  ['2026-12-30', 'Expires February 2027', false],
  ['2026-12-31', 'Expires February 2027: add its successor before then', true],
  ['2027-02-28', 'Expires February 2027: add its successor before then', true],
  ['2027-03-01', 'Expired February 2027: remove it and add its successor', true],
])('on %s, describes a card that is valid until February as %s', (day, text, isNotice) => {
  expect(expiryText(card, 'en-US', Date.parse(day))).toEqual({ text, isNotice })
})
