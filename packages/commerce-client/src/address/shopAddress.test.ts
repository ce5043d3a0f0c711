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

test('maps an address to the platform and back', () => {
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
    additionalStreetInfo: null,
    apartment: null,
    building: null,
    company: null,
    email: null,
    pOBox: null,
  })
  const { id, ...rest } = shop
  const platform = { ...toPlatformAddress(shop), id } as Parameters<typeof toShopAddress>[0]
  expect(toShopAddress(platform)).toEqual({ id, ...rest })
})

test('fills empty additional address information with the full name', () => {
  expect(toPlatformAddress({ ...shop, additional_address_info: '' }).additionalAddressInfo).toBe(
    'Marianne Hale',
  )
})

test('keeps platform fields that the shop’s form does not have, and omits empty fields', () =>
  expect(
    toPlatformAddress({
      ...shop,
      street_name: '',
      street_number: '',
      building: 'Unit 2050',
      apartment: '4190',
      company: '',
      email: 'marianne@example.com',
    }),
  ).toMatchObject({
    streetName: null,
    streetNumber: null,
    building: 'Unit 2050',
    apartment: '4190',
    company: null,
    email: 'marianne@example.com',
  }))

test.each(['new', ''])('omits the id when it is %j', (id) => {
  expect(toPlatformAddress({ ...shop, id })).not.toHaveProperty('id')
})

test('maps an empty address of the platform to an empty address with the id “new”', () => {
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
