import { expect, test } from 'vitest'
import { parseQuantityField } from './parseQuantityField.ts'

test.each([
  ['2', 2],
  ['2.0', 2],
  [' 2.00 ', 2],
  ['2e0', 2],
  ['1E2', 100],
  ['20e-1', 2],
  ['.0', 0],
  ['-0', 0],
  ['012', 12],
])('reads %j as a browser reads the value of a number field', (typed, value) =>
  expect(parseQuantityField(typed)).toEqual({ ok: true, value }),
)

test.each(['2.5', '-1', '-1.0', '1e21', '1000.0', '2.', 'e2', '0x2', '２', '', null])(
  'refuses the typed quantity %j',
  (typed) => expect(parseQuantityField(typed)).toMatchObject({ ok: false }),
)
