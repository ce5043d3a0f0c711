import { type AddressFormValue, joinStreet, splitStreet } from '@selvedge/cart-domain/forms'
import type { AddressInput, PlatformAddress } from '@selvedge/commerce-client'
import type { AddressView } from './checkoutViews.ts'

/** From the platform's address to the form's; number and name become one line, in the country's order. */
export const addressView = (address: PlatformAddress): AddressView => ({
  firstName: address.firstName ?? '',
  lastName: address.lastName ?? '',
  company: address.company ?? '',
  country: address.country,
  line1: joinStreet(address.country, { number: address.streetNumber, name: address.streetName }),
  line2: address.additionalStreetInfo ?? '',
  city: address.city ?? '',
  state: address.state ?? '',
  postcode: address.postalCode ?? '',
  phone: address.phone ?? '',
})

/** From the checked form to the platform's address. Its additional info is first name plus last name (spec §3). */
export const platformAddress = (form: AddressFormValue, email?: string): AddressInput => {
  const street = splitStreet(form.line1)
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    company: form.company || null,
    country: form.country,
    streetNumber: street?.number ?? null,
    streetName: (street?.name ?? form.line1) || null,
    pOBox: form.poBox || null,
    building: form.militaryUnit || null,
    apartment: form.militaryBox || null,
    additionalStreetInfo: form.line2 || null,
    additionalAddressInfo: `${form.firstName} ${form.lastName}`,
    city: form.city,
    state: form.state || null,
    postalCode: form.postcode,
    phone: form.phone,
    email: email ?? null,
  }
}
