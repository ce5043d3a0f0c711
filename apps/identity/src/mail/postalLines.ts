import { joinStreet } from '@selvedge/cart-domain/forms'
import type { PlatformAddress } from '@selvedge/commerce-client'

const afterCity = ['US', 'CA', 'AU']

/** An address as it is written on a parcel, a line an entry. */
export const postalLines = (address: PlatformAddress, locale: string): readonly string[] =>
  [
    [address.firstName, address.lastName],
    [address.company],
    [joinStreet(address.country, { number: address.streetNumber, name: address.streetName })],
    [address.additionalStreetInfo],
    [address.pOBox && `PO Box ${address.pOBox}`],
    afterCity.includes(address.country)
      ? [address.city, address.state, address.postalCode]
      : [address.postalCode, address.city],
    [new Intl.DisplayNames([locale], { type: 'region' }).of(address.country)],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter((line) => line !== '')
