import type { AddressFieldsFragment, AddressInput } from '../generated/documents.ts'

const nothing = {
  id: null,
  key: null,
  title: null,
  salutation: null,
  firstName: null,
  lastName: null,
  company: null,
  streetName: null,
  streetNumber: null,
  additionalStreetInfo: null,
  additionalAddressInfo: null,
  building: null,
  apartment: null,
  pOBox: null,
  city: null,
  region: null,
  state: null,
  postalCode: null,
  phone: null,
  mobile: null,
  fax: null,
  email: null,
} satisfies Omit<AddressFieldsFragment, 'country'>

/** Predicts the address that the platform will return. */
export const predictAddress = (address: AddressInput): AddressFieldsFragment & { __typename: 'Address' } => ({
  __typename: 'Address',
  ...nothing,
  ...(Object.fromEntries(
    Object.entries(address).filter(([name, value]) => name in nothing && value !== undefined),
  ) as Partial<AddressFieldsFragment>),
  country: address.country,
})
