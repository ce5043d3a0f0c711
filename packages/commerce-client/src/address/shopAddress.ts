import type { AddressFieldsFragment, AddressInput } from '../generated/documents.ts'

/** An address as the shop's forms hold it (spec §3). */
export type ShopAddress = {
  readonly additional_address_info: string
  readonly city: string
  readonly country: string
  readonly first_name: string
  readonly id: string
  readonly last_name: string
  readonly phone_number: string
  readonly postcode: string
  readonly state: string
  readonly street_name: string
  readonly street_number: string
}

/** An address as the platform holds it. */
export type PlatformAddress = AddressFieldsFragment

/** From the platform's shape to the shop's; an address without an id gets `new` (spec §3). */
export const toShopAddress = (address: Partial<PlatformAddress>): ShopAddress => ({
  additional_address_info: address.additionalAddressInfo ?? '',
  city: address.city ?? '',
  country: address.country ?? '',
  first_name: address.firstName ?? '',
  id: address.id ?? 'new',
  last_name: address.lastName ?? '',
  phone_number: address.phone ?? '',
  postcode: address.postalCode ?? '',
  state: address.state ?? '',
  street_name: address.streetName ?? '',
  street_number: address.streetNumber ?? '',
})

/** From the shop's shape to the platform's; an empty additional info becomes first name plus last name (spec §3). */
export const toPlatformAddress = (address: ShopAddress): AddressInput => ({
  ...(address.id === 'new' || address.id === '' ? {} : { id: address.id }),
  additionalAddressInfo:
    address.additional_address_info || `${address.first_name} ${address.last_name}`.trim(),
  city: address.city,
  country: address.country,
  firstName: address.first_name,
  lastName: address.last_name,
  phone: address.phone_number,
  postalCode: address.postcode,
  state: address.state,
  streetName: address.street_name,
  streetNumber: address.street_number,
})
