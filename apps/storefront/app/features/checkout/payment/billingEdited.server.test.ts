import { expect, test } from 'vitest'
import { platformAddress } from '../../../../server/checkout/addressView.ts'
import { billingEdited } from './billingEdited.server.ts'

const typed = {
  firstName: 'Marianne',
  lastName: 'Hale',
  company: '',
  country: 'US' as const,
  addressType: 'Home/Work' as const,
  line1: '212 Warren Street',
  line2: '',
  poBox: '',
  militaryUnit: '',
  militaryBox: '',
  city: 'Hudson',
  state: 'NY',
  postcode: '12534',
  phone: '(518) 555-0142',
  instructions: '',
}
const form = (fields: object): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, String(value))
  return data
}
const kept = { billingAddress: platformAddress(typed) }

test('fields that are sent as they were shown were not edited, and neither were those that were not sent', () => {
  expect(billingEdited(kept, form(typed))).toBe(false)
  expect(billingEdited(kept, form({ billingSame: 'on' }))).toBe(false)
  expect(billingEdited({ billingAddress: null }, form({ country: 'US', firstName: '', line1: '' }))).toBe(
    false,
  )
})

test.each([
  ['changed', { ...typed, line1: '5 Union Street' }],
  ['emptied', { ...typed, phone: '' }],
])('a field that was %s was edited', (_, fields) => expect(billingEdited(kept, form(fields))).toBe(true))
