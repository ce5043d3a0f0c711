import type { AddressFormValue, AddressType } from './address.ts'
import { type PostalAddress, type PostalParts, postalParts } from './postalLines.ts'
import { splitStreet } from './splitStreet.ts'
import { militaryStates } from './statesOfCountry.ts'

/** An address as forms and summaries show it. `instructions` are for the carrier. */
export type AddressFields = PostalParts & {
  readonly phone: string
  readonly addressType: AddressType
  readonly instructions: string
}

/** The fields of the platform's address that the address form shows. */
export type PlatformAddressLike = PostalAddress & {
  readonly phone?: string | null | undefined
  readonly additionalAddressInfo?: string | null | undefined
}

/**
 * Maps the platform's address to the address form's fields; missing parts are `''`. Additional info that is only the full
 * name is omitted. A US address in a military state is of type APO/FPO.
 *
 * @example
 * ```ts
 * import { addressFields } from '@selvedge/cart-domain/forms'
 *
 * const address = { country: 'US', streetNumber: '212', streetName: 'Warren Street', city: 'Hudson', state: 'NY' }
 *
 * addressFields(address).line1 // '212 Warren Street'
 * ```
 */
export const addressFields = (address: PlatformAddressLike): AddressFields => {
  const parts = postalParts(address)
  const info = address.additionalAddressInfo ?? ''
  return {
    ...parts,
    phone: address.phone ?? '',
    addressType:
      address.country === 'US' && militaryStates.some((state) => state === address.state)
        ? 'APO/FPO'
        : 'Home/Work',
    instructions: info === `${parts.firstName} ${parts.lastName}` ? '' : info,
  }
}

/**
 * Whether a shopper sees two addresses of the platform as the same, regardless of their ids and of how the street is
 * split.
 *
 * @example
 * ```ts
 * import { isSameAddress } from '@selvedge/cart-domain/forms'
 *
 * const typed = { country: 'US', streetName: '212 Warren Street', city: 'Hudson' }
 * const saved = { country: 'US', streetNumber: '212', streetName: 'Warren Street', city: 'Hudson' }
 *
 * isSameAddress(typed, saved) // true
 * ```
 */
export const isSameAddress = (one: PlatformAddressLike, other: PlatformAddressLike): boolean =>
  JSON.stringify(addressFields(one)) === JSON.stringify(addressFields(other))

/**
 * Maps the validated address form to the specification's shop shape, with the platform's fields that the
 * shape lacks: the input of `toPlatformAddress` of `@selvedge/commerce-client`. Military mail has a unit and a box
 * instead of a street.
 *
 * @param email The shopper's email address, if it is saved with the address.
 *
 * @example
 * ```ts
 * import { addressSchema, readForm, shopAddressFromForm } from '@selvedge/cart-domain/forms'
 *
 * const save = (posted: FormData, email: string) => {
 *   const form = readForm(addressSchema, posted)
 *   return form.ok ? shopAddressFromForm(form.value, email) : form.problems
 * }
 * ```
 */
export const shopAddressFromForm = (form: AddressFormValue, email?: string) => {
  const isMilitary = form.addressType === 'APO/FPO'
  const street = isMilitary ? undefined : splitStreet(form.line1)
  return {
    id: 'new',
    first_name: form.firstName,
    last_name: form.lastName,
    company: form.company,
    country: form.country,
    street_number: street?.number ?? '',
    street_name: isMilitary ? '' : (street?.name ?? form.line1),
    pOBox: form.poBox,
    building: isMilitary ? form.militaryUnit : '',
    apartment: isMilitary ? form.militaryBox : '',
    additionalStreetInfo: form.line2,
    additional_address_info: form.instructions,
    city: form.city,
    state: form.state,
    postcode: form.postcode,
    phone_number: form.phone,
    email: email ?? '',
  }
}
