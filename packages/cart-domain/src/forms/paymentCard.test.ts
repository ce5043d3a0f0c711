import { expect, test } from 'vitest'
import { createPaymentCardSchema, readForm } from './index.ts'

const form = createPaymentCardSchema(() => new Date('2026-11-20T12:00:00Z'))
const card = {
  nickname: 'Studio',
  cardNumber: '4242 4242-4242 4242',
  expiry: '12 / 26',
  securityCode: '123',
  nameOnCard: 'Ada Fern',
  isDefault: 'on',
}
const problems = (more: Record<string, string>) => {
  const result = readForm(form, Object.entries({ ...card, ...more }))
  return result.ok ? {} : result.problems
}

test('removes separators from number and expiry, and returns whether the card is the default', () => {
  expect(readForm(form, Object.entries(card))).toEqual({
    ok: true,
    value: { ...card, cardNumber: '4242424242424242', expiry: '12/26', isDefault: true },
  })
  const { isDefault: _, nickname: __, ...least } = card
  expect(readForm(form, Object.entries(least))).toMatchObject({ value: { isDefault: false, nickname: '' } })
})

test('requires every field except the nickname and the default flag', () => {
  const empty = readForm(form, [])
  expect(empty.ok ? {} : empty.problems).toEqual({
    cardNumber: 'required',
    expiry: 'required',
    securityCode: 'required',
    nameOnCard: 'required',
  })
})

test.each(['4242424242424242', '378282246310005', '6011111111111117', '500000000009', '4000000000000000006'])(
  'accepts %s as a card number',
  (cardNumber) => expect(problems({ cardNumber })).toEqual({}),
)
test.each([
  '4242424242424241',
  '2424242424242424',
  '00000000000',
  '00000000000000000000',
  '4242x424242424242',
  '4242424242424242x',
  'x4242424242424242',
])('refuses %s as a card number', (cardNumber) =>
  expect(problems({ cardNumber })).toEqual({ cardNumber: 'card-number' }),
)

test.each(['11/26', '12/26', '01/27', '12/99'])('accepts the expiry %s', (expiry) =>
  expect(problems({ expiry })).toEqual({}),
)
test.each(['10/26', '11/25', '00/27', '13/27', '1/27', '11/2026', 'x11/26', '11-26'])(
  'refuses the expiry %s',
  (expiry) => expect(problems({ expiry })).toEqual({ expiry: 'card-expiry' }),
)

test('accepts a card until the end of the month in which it expires', () => {
  const last = createPaymentCardSchema(() => new Date('2026-11-30T23:59:59.999Z'))
  const over = createPaymentCardSchema(() => new Date('2026-12-01T00:00:00Z'))
  const entries = Object.entries({ ...card, expiry: '11/26' })
  expect(readForm(last, entries).ok).toBe(true)
  expect(readForm(over, entries).ok).toBe(false)
})

test.each([
  ['123', true],
  ['1234', true],
  ['12', false],
  ['12345', false],
  ['12a', false],
])('checks the security code %s: %s', (securityCode, valid) =>
  expect(problems({ securityCode })).toEqual(valid ? {} : { securityCode: 'card-code' }),
)

test('returns neither the card number nor the security code when the form refuses the card', () => {
  const result = readForm(form, Object.entries({ ...card, nameOnCard: '' }))
  expect(result.ok ? {} : result.values).toEqual({
    nickname: 'Studio',
    expiry: '12 / 26',
    nameOnCard: '',
    isDefault: 'on',
  })
})
