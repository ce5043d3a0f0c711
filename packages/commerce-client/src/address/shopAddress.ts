import type { AddressFieldsFragment, AddressInput } from '../generated/documents.ts'

/** An address in the shape of the shop's forms. */
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

/** An address in the shape of the platform. */
export type PlatformAddress = AddressFieldsFragment

/**
 * Maps an address from the platform's shape to the shop's. Missing parts become `''`, a missing id becomes `new`.
 *
 * @example
 * ```ts
 * import { toShopAddress } from '@selvedge/commerce-client'
 *
 * const address = toShopAddress({ firstName: 'Anna', postalCode: '12534', country: 'US' })
 *
 * address.id // 'new'
 * address.postcode // '12534'
 * ```
 */
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

/** Fields of the platform that the shop shape lacks; `toPlatformAddress` copies them. */
export type AddressExtras = Pick<
  AddressInput,
  'company' | 'pOBox' | 'building' | 'apartment' | 'additionalStreetInfo' | 'email'
>

/**
 * Maps an address from the shop's shape to the platform's. An empty additional info becomes first name plus last name.
 * Empty fields become `null`; the id `new` is left out.
 *
 * @example
 * ```ts
 * import { toPlatformAddress, toShopAddress } from '@selvedge/commerce-client'
 *
 * const address = toShopAddress({ firstName: 'Anna', lastName: 'Berg', country: 'US' })
 *
 * toPlatformAddress(address).additionalAddressInfo // 'Anna Berg'
 * ```
 */
export const toPlatformAddress = ({
  id,
  country,
  ...address
}: ShopAddress & AddressExtras): AddressInput => ({
  ...(id === 'new' || id === '' ? {} : { id }),
  additionalAddressInfo:
    address.additional_address_info || `${address.first_name} ${address.last_name}`.trim() || null,
  additionalStreetInfo: address.additionalStreetInfo || null,
  apartment: address.apartment || null,
  building: address.building || null,
  city: address.city || null,
  company: address.company || null,
  country,
  email: address.email || null,
  firstName: address.first_name || null,
  lastName: address.last_name || null,
  phone: address.phone_number || null,
  pOBox: address.pOBox || null,
  postalCode: address.postcode || null,
  state: address.state || null,
  streetName: address.street_name || null,
  streetNumber: address.street_number || null,
})
