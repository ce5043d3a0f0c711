import { expect, test } from 'vitest'
import { parseQuantity } from './parseQuantity.ts'

test.each(['0', '1', ' 7 ', '999'])('accepts the quantity %j', (text) => {
  expect(parseQuantity(text)).toEqual({ ok: true, value: Number(text) })
})

test.each(['-1', '1.5', '1e21', '9007199254740992', 'NaN', '', '１２', '0x10', ['1'], undefined, null, 3])(
  'refuses the quantity %j',
  (value) => {
    expect(parseQuantity(value)).toMatchObject({ ok: false })
  },
)

test('refuses a quantity above the maximum, and returns the maximum with the problem', () => {
  expect(parseQuantity('1000')).toEqual({ ok: false, problem: { kind: 'quantity-too-high', max: 999 } })
})
