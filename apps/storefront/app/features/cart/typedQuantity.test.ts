import { expect, test } from 'vitest'
import { typedQuantity } from './typedQuantity.ts'

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
])('%j is the number that a browser takes it for', (typed, value) =>
  expect(typedQuantity(typed)).toEqual({ ok: true, value }),
)

test.each(['2.5', '-1', '-1.0', '1e21', '1000.0', '2.', 'e2', '0x2', '２', '', null])(
  '%j is refused',
  (typed) => expect(typedQuantity(typed)).toMatchObject({ ok: false }),
)
