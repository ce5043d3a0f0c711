import type { Address } from '../documents.ts'
import { seedId, seedStamp } from '../seedId.ts'

/** The password of every seeded customer. */
export const seedPassword = 'Selvedge-2026'

type Person = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly group?: 'trade' | 'plus'
  readonly locale: string
  readonly addresses: readonly Address[]
}

const people: readonly Person[] = [
  {
    email: 'customer@example.com',
    firstName: 'Ada',
    lastName: 'Whitlock',
    locale: 'en-US',
    addresses: [
      {
        key: 'home',
        country: 'US',
        state: 'NC',
        city: 'Durham',
        postalCode: '27701',
        streetNumber: '114',
        streetName: 'Morgan Street',
        phone: '+1 919 555 0114',
      },
      {
        key: 'work',
        country: 'US',
        state: 'NC',
        city: 'Raleigh',
        postalCode: '27601',
        streetNumber: '9',
        streetName: 'Fayetteville Street',
        company: 'Whitlock Bindery',
      },
    ],
  },
  {
    email: 'trade@example.com',
    firstName: 'Tomas',
    lastName: 'Keane',
    group: 'trade',
    locale: 'en-US',
    addresses: [
      {
        key: 'studio',
        country: 'US',
        state: 'NY',
        city: 'Hudson',
        postalCode: '12534',
        streetNumber: '402',
        streetName: 'Warren Street',
        company: 'Keane & Daughters Interiors',
        phone: '+1 518 555 0142',
      },
      {
        key: 'site',
        country: 'US',
        state: 'CT',
        city: 'Kent',
        postalCode: '06757',
        streetNumber: '27',
        streetName: 'Maple Street',
      },
    ],
  },
  {
    email: 'plus@example.com',
    firstName: 'Priya',
    lastName: 'Raman',
    group: 'plus',
    locale: 'en-GB',
    addresses: [
      {
        key: 'home',
        country: 'GB',
        city: 'Bristol',
        postalCode: 'BS6 5QA',
        streetNumber: '31',
        streetName: 'Cotham Brow',
        phone: '+44 117 496 0031',
      },
      {
        key: 'mum',
        country: 'GB',
        city: 'Leicester',
        postalCode: 'LE2 3AF',
        streetNumber: '8',
        streetName: 'Clarendon Park Road',
      },
    ],
  },
]

const customerOf = (person: Person) => {
  const stamp = seedStamp('customer', person.email)
  const { firstName, lastName, email, locale, group } = person
  const addresses = person.addresses.map((address) => ({
    ...address,
    firstName,
    lastName,
    id: seedId('address', email, address.key),
  }))
  const ids = addresses.map((address) => address.id)
  const [shipping, billing] = ids
  return {
    ...stamp,
    email,
    firstName,
    lastName,
    locale,
    isEmailVerified: true,
    ...(group && { customerGroupId: seedId('customer-group', group) }),
    addresses,
    ...(shipping && { defaultShippingAddressId: shipping }),
    ...(shipping && { defaultBillingAddressId: shipping }),
    shippingAddressIds: ids,
    billingAddressIds: [shipping ?? billing ?? ''],
  }
}

/** The three demo customers. */
export const seedCustomers = people.map(customerOf)
