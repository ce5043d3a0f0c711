import {
  type AddressFormValue,
  type AddressType,
  militaryStates,
  type PostalParts,
  postalParts,
  splitStreet,
} from '@selvedge/cart-domain/forms'
import type { AddressInput, PlatformAddress } from '@selvedge/commerce-client'

/** An address as forms and summaries show it. `instructions` are for the carrier. */
export type AddressView = PostalParts & {
  readonly phone: string
  readonly addressType: AddressType
  readonly instructions: string
}

/** An address as far as it is known: of the platform, or on its way there. */
export type KnownAddress = { readonly country: string } & {
  readonly [Part in Exclude<keyof PlatformAddress, 'country'>]?: PlatformAddress[Part] | undefined
}

/** What the platform's additional info holds while there is nothing else to say (spec §3). */
const fullName = (first: string, last: string): string => `${first} ${last}`

/** From the platform's address to the form's. */
export const addressView = (address: KnownAddress): AddressView => {
  const parts = postalParts(address)
  const info = address.additionalAddressInfo ?? ''
  return {
    ...parts,
    phone: address.phone ?? '',
    addressType:
      address.country === 'US' && militaryStates.some((state) => state === address.state)
        ? 'APO/FPO'
        : 'Home/Work',
    instructions: info === fullName(parts.firstName, parts.lastName) ? '' : info,
  }
}

/** From the checked form to the platform's address. Its additional info is first name plus last name where it is empty (spec §3). */
export const platformAddress = (form: AddressFormValue, email?: string): AddressInput => {
  const military = form.addressType === 'APO/FPO'
  const street = military ? undefined : splitStreet(form.line1)
  return {
    firstName: form.firstName,
    lastName: form.lastName,
    company: form.company || null,
    country: form.country,
    streetNumber: street?.number ?? null,
    streetName: military ? null : (street?.name ?? form.line1) || null,
    pOBox: form.poBox || null,
    building: (military && form.militaryUnit) || null,
    apartment: (military && form.militaryBox) || null,
    additionalStreetInfo: form.line2 || null,
    additionalAddressInfo: form.instructions || fullName(form.firstName, form.lastName),
    city: form.city,
    state: form.state || null,
    postalCode: form.postcode,
    phone: form.phone,
    email: email ?? null,
  }
}
