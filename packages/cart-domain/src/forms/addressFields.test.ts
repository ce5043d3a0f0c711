import { expect, test } from 'vitest'
import { addressSchema } from './address.ts'
import { addressFields, isSameAddress, shopAddressFromForm } from './addressFields.ts'
import { readForm } from './readForm.ts'

const typed = {
  firstName: 'Marianne',
  lastName: 'Hale',
  company: 'Hale & Co',
  country: 'US',
  line1: '212 Warren Street',
  line2: 'Floor 2',
  city: 'Hudson',
  state: 'NY',
  postcode: '12534',
  phone: '(518) 555-0142',
}
const military = {
  addressType: 'APO/FPO',
  militaryUnit: 'Unit 2050',
  militaryBox: '4190',
  city: 'APO',
  state: 'AP',
  postcode: '96278',
}

const shopAddressOf = (more: Readonly<Record<string, string>> = {}) => {
  const form = readForm(addressSchema, Object.entries({ ...typed, ...more }))
  if (!form.ok) throw new Error(JSON.stringify(form.problems))
  return shopAddressFromForm(form.value, 'marianne@example.com')
}

test('splits the street, and maps instructions and address line 2 to the shop’s address fields', () =>
  expect(shopAddressOf({ instructions: 'Ring twice' })).toEqual({
    id: 'new',
    first_name: 'Marianne',
    last_name: 'Hale',
    company: 'Hale & Co',
    country: 'US',
    street_number: '212',
    street_name: 'Warren Street',
    pOBox: '',
    building: '',
    apartment: '',
    additionalStreetInfo: 'Floor 2',
    additional_address_info: 'Ring twice',
    city: 'Hudson',
    state: 'NY',
    postcode: '12534',
    phone_number: '(518) 555-0142',
    email: 'marianne@example.com',
  }))

test('replaces the street by the unit and the box when the address is military', () =>
  expect(shopAddressOf(military)).toMatchObject({
    street_number: '',
    street_name: '',
    building: 'Unit 2050',
    apartment: '4190',
  }))

test('omits the unit and the box when the address is not military', () =>
  expect(shopAddressOf({ militaryUnit: 'Unit 2050', militaryBox: '4190' })).toMatchObject({
    building: '',
    apartment: '',
  }))

const anAddress = {
  firstName: 'Marianne',
  lastName: 'Hale',
  country: 'US',
  streetNumber: '212',
  streetName: 'Warren Street',
  city: 'Hudson',
  state: 'NY',
  postalCode: '12534',
}

test('shows additional info as instructions, unless it equals the full name', () => {
  expect(addressFields({ ...anAddress, additionalAddressInfo: 'Ring twice' }).instructions).toBe('Ring twice')
  expect(addressFields({ ...anAddress, additionalAddressInfo: 'Marianne Hale' }).instructions).toBe('')
})

test('recognises a military address by its state, in the United States only', () => {
  expect(addressFields({ ...anAddress, state: 'AP' }).addressType).toBe('APO/FPO')
  expect(addressFields({ ...anAddress, country: 'GB', state: 'AP' }).addressType).toBe('Home/Work')
})

test('treats addresses as equal when they differ only in ids, empty fields, a repeated full name or how the street is split', () => {
  const filled = { ...anAddress, id: 'a', company: null, additionalAddressInfo: 'Marianne Hale' }
  expect(isSameAddress(anAddress, filled)).toBe(true)
  expect(
    isSameAddress(anAddress, { ...anAddress, streetNumber: null, streetName: '212 Warren Street' }),
  ).toBe(true)
})

test('compares all fields that a shopper can change', () => {
  for (const change of [
    { firstName: 'Ada' },
    { streetNumber: '213' },
    { additionalStreetInfo: 'Floor 2' },
    { additionalAddressInfo: 'Ring twice' },
    { pOBox: 'PO Box 1' },
    { country: 'CA' },
    { phone: '1' },
  ])
    expect(isSameAddress(anAddress, { ...anAddress, ...change })).toBe(false)
})
