import { joinStreet, postalLines } from '@selvedge/cart-domain/forms'
import type { PlatformAddress } from '@selvedge/commerce-client'

/** The platform's address as it is written on a parcel: the box and unit of military mail stand in apartment and building. */
export const deliveryLines = (address: PlatformAddress, locale: string): readonly string[] =>
  postalLines(
    {
      firstName: address.firstName ?? '',
      lastName: address.lastName ?? '',
      company: address.company ?? '',
      country: address.country,
      line1: joinStreet(address.country, { number: address.streetNumber, name: address.streetName }),
      line2: address.additionalStreetInfo ?? '',
      poBox: address.pOBox ?? '',
      militaryUnit: address.building ?? '',
      militaryBox: address.apartment ?? '',
      city: address.city ?? '',
      state: address.state ?? '',
      postcode: address.postalCode ?? '',
    },
    locale,
  )
