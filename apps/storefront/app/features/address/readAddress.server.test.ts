import { expect, test } from 'vitest'
import { canPhoneBeDialled, readAddress } from './readAddress.server.ts'

const address = {
  firstName: 'Marianne',
  lastName: 'Hale',
  country: 'GB',
  line1: '10 Warren Street',
  city: 'London',
  postcode: 'W1T 5LD',
  phone: '020 7946 0958',
}
const read = (more: Readonly<Record<string, string>>) => readAddress(Object.entries({ ...address, ...more }))

test('ignores a state that was typed for another country', () =>
  expect(read({ stateFor: 'US', state: 'NY' })).toMatchObject({ ok: true, value: { state: '' } }))

test('keeps a typed county when the country of the address is still the same', () =>
  expect(read({ stateFor: 'GB', state: 'Kent' })).toMatchObject({ ok: true, value: { state: 'Kent' } }))

test('requires a state when only a state of another country was typed', () => {
  const toronto = { country: 'CA', city: 'Toronto', postcode: 'M5H 3Y2', phone: '(416) 555-0142' }
  expect(read({ ...toronto, stateFor: 'US', state: 'NY' })).toMatchObject({
    ok: false,
    problems: { state: 'required' },
  })
})

test('keeps a state when the form, like the one in the address book, does not send the state’s country', () =>
  expect(read({ state: 'Kent' })).toMatchObject({ ok: true, value: { state: 'Kent' } }))

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
])('checks whether the phone number %s can be called from %s: %s', (phone, country, reaches) =>
  expect(canPhoneBeDialled(phone, country)).toBe(reaches),
)
