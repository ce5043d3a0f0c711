import type { AddressView } from '../../../server/checkout/checkoutViews.ts'

const stateBehindCity = ['US', 'CA', 'AU']

/** An address as it is written on a parcel. */
export const addressLines = (address: AddressView, locale: string): string[] =>
  [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.line1,
    [address.militaryUnit, address.militaryBox].filter(Boolean).join(', '),
    address.poBox,
    address.line2,
    stateBehindCity.includes(address.country)
      ? `${address.city}, ${address.state} ${address.postcode}`
      : address.country === 'GB' || address.country === 'IE'
        ? [address.city, address.state, address.postcode].filter(Boolean).join(', ')
        : `${address.postcode} ${address.city}`,
    new Intl.DisplayNames([locale], { type: 'region' }).of(address.country) ?? address.country,
  ].filter((line) => line.trim() !== '')
