import { shopAddressFromForm } from '@selvedge/cart-domain/forms'
import { toPlatformAddress } from '@selvedge/commerce-client'
import { expect, test } from 'vitest'
import { isBillingEdited } from './saveBilling.server.ts'

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
const kept = toPlatformAddress(shopAddressFromForm(typed))

test('does not treat unchanged or missing billing fields as edited', () => {
  expect(isBillingEdited(kept, form(typed))).toBe(false)
  expect(isBillingEdited(kept, form({ billingSame: 'on' }))).toBe(false)
  expect(isBillingEdited(null, form({ country: 'US', firstName: '', line1: '' }))).toBe(false)
})

test.each([
  ['changed', { ...typed, line1: '5 Union Street' }],
  ['emptied', { ...typed, phone: '' }],
])('reports billing data as edited when a field was %s', (_, fields) =>
  expect(isBillingEdited(kept, form(fields))).toBe(true),
)
