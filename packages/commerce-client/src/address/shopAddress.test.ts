import { expect, test } from 'vitest'
import { type ShopAddress, toPlatformAddress, toShopAddress } from './shopAddress.ts'

const shop: ShopAddress = {
  additional_address_info: '2nd floor',
  city: 'Hudson',
  country: 'US',
  first_name: 'Marianne',
  id: 'address-1',
  last_name: 'Hale',
  phone_number: '(518) 555-0142',
  postcode: '12534',
  state: 'NY',
  street_name: 'Warren Street',
  street_number: '212',
}

test('an address goes to the platform and comes back the same', () => {
  expect(toPlatformAddress(shop)).toEqual({
    additionalAddressInfo: '2nd floor',
    city: 'Hudson',
    country: 'US',
    firstName: 'Marianne',
    id: 'address-1',
    lastName: 'Hale',
    phone: '(518) 555-0142',
    postalCode: '12534',
    state: 'NY',
    streetName: 'Warren Street',
    streetNumber: '212',
  })
  const { id, ...rest } = shop
  const platform = { ...toPlatformAddress(shop), id } as Parameters<typeof toShopAddress>[0]
  expect(toShopAddress(platform)).toEqual({ id, ...rest })
})

test('empty additional information becomes first name plus last name', () => {
  expect(toPlatformAddress({ ...shop, additional_address_info: '' }).additionalAddressInfo).toBe(
    'Marianne Hale',
  )
})

test.each(['new', ''])('an address with the id %j has none on the platform yet', (id) => {
  expect(toPlatformAddress({ ...shop, id })).not.toHaveProperty('id')
})

test('an address without anything is new and empty', () => {
  expect(toShopAddress({})).toEqual({
    additional_address_info: '',
    city: '',
    country: '',
    first_name: '',
    id: 'new',
    last_name: '',
    phone_number: '',
    postcode: '',
    state: '',
    street_name: '',
    street_number: '',
  })
})
