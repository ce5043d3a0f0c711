import { expect, test } from 'vitest'
import { isSameAddress } from './isSameAddress.ts'

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

test('ids, empty parts and the name that stands in for additional info make no difference', () => {
  const filled = { ...anAddress, id: 'a', company: null, additionalAddressInfo: 'Marianne Hale' }
  expect(isSameAddress(anAddress, filled)).toBe(true)
  expect(
    isSameAddress(anAddress, { ...anAddress, streetNumber: null, streetName: '212 Warren Street' }),
  ).toBe(true)
})

test('whatever a shopper can change makes a difference', () => {
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
