import type { AddressInput, PlatformAddress } from '@selvedge/commerce-client'

const parts = [
  'firstName',
  'lastName',
  'company',
  'country',
  'streetName',
  'streetNumber',
  'additionalStreetInfo',
  'additionalAddressInfo',
  'pOBox',
  'building',
  'apartment',
  'city',
  'state',
  'postalCode',
  'phone',
] as const

type Parts = { readonly [Part in (typeof parts)[number]]?: AddressInput[Part] | PlatformAddress[Part] }

/** Whether two addresses say the same, whatever their ids. */
export const isSameAddress = (one: Parts, other: Parts): boolean =>
  parts.every((part) => (one[part] ?? '') === (other[part] ?? ''))
