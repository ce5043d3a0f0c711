import type { AddressView } from '../../../server/checkout/checkoutViews.ts'

/** An address as it is written on a parcel. */
export const addressLines = (address: AddressView, locale: string): string[] =>
  [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.line1,
    address.line2,
    address.country === 'US' || address.country === 'CA' || address.country === 'AU'
      ? `${address.city}, ${address.state} ${address.postcode}`
      : `${address.postcode} ${address.city}`,
    new Intl.DisplayNames([locale], { type: 'region' }).of(address.country) ?? address.country,
  ].filter((line) => line.trim() !== '')
