import { expect, test } from 'vitest'
import { readAddress } from './readAddress.server.ts'

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

test('the state of the country before does not become the county of another', () =>
  expect(read({ stateFor: 'US', state: 'NY' })).toMatchObject({ ok: true, value: { state: '' } }))

test('a county that was typed for its country is kept', () =>
  expect(read({ stateFor: 'GB', state: 'Kent' })).toMatchObject({ ok: true, value: { state: 'Kent' } }))

test('a state is asked for where one is needed and only another country’s was typed', () => {
  const toronto = { country: 'CA', city: 'Toronto', postcode: 'M5H 3Y2', phone: '(416) 555-0142' }
  expect(read({ ...toronto, stateFor: 'US', state: 'NY' })).toMatchObject({
    ok: false,
    problems: { state: 'required' },
  })
})

test('an address that does not say whose state it is, as one of the address book, is taken as it stands', () =>
  expect(read({ state: 'Kent' })).toMatchObject({ ok: true, value: { state: 'Kent' } }))
