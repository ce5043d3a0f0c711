import { joinStreet } from './joinStreet.ts'

/** The parts of an address that are written on a parcel, from the address form; missing parts are ''. */
export type PostalParts = {
  readonly firstName: string
  readonly lastName: string
  readonly company: string
  /** ISO two-letter code. */
  readonly country: string
  readonly line1: string
  readonly line2: string
  readonly poBox: string
  readonly militaryUnit: string
  readonly militaryBox: string
  readonly city: string
  readonly state: string
  readonly postcode: string
}

/** The fields of the platform's address that are written on a parcel. */
export type PostalAddress = { readonly country: string } & {
  readonly [Part in
    | 'firstName'
    | 'lastName'
    | 'company'
    | 'streetName'
    | 'streetNumber'
    | 'additionalStreetInfo'
    | 'pOBox'
    | 'building'
    | 'apartment'
    | 'city'
    | 'state'
    | 'postalCode']?: string | null | undefined
}

/**
 * Maps the platform's address to the form's parts. Street number and street name become one line, in the country's
 * order. The platform's fields `building` and `apartment` contain the unit and the box of military mail.
 */
export const postalParts = (address: PostalAddress): PostalParts => ({
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
})

const stateBehindCity = ['US', 'CA', 'AU']
const postcodeLast = ['GB', 'IE']

/** A PO box may be typed as a number alone; on a parcel it needs the words "PO Box". */
const box = (typed: string): string => (/^#?[0-9]/.test(typed) ? `PO Box ${typed.replace('#', '')}` : typed)

const place = ({ country, city, state, postcode }: PostalParts): string => {
  if (stateBehindCity.includes(country)) return `${city}, ${state} ${postcode}`
  return postcodeLast.includes(country)
    ? [city, state, postcode].filter(Boolean).join(', ')
    : `${postcode} ${city}`
}

/**
 * Formats an address for a parcel, one entry per line, without empty entries.
 *
 * @param locale The reader's locale: the country's name is in its language.
 *
 * @example
 * ```ts
 * import { postalLines, postalParts } from '@selvedge/cart-domain/forms'
 *
 * const address = {
 *   firstName: 'Anna',
 *   lastName: 'Berg',
 *   country: 'US',
 *   streetNumber: '212',
 *   streetName: 'Warren Street',
 *   city: 'Hudson',
 *   state: 'NY',
 *   postalCode: '12534',
 * }
 *
 * postalLines(postalParts(address), 'en-US') // ['Anna Berg', '212 Warren Street', 'Hudson, NY 12534', 'United States']
 * ```
 */
export const postalLines = (address: PostalParts, locale: string): string[] =>
  [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.line1,
    [address.militaryUnit, address.militaryBox].filter(Boolean).join(', '),
    address.poBox && box(address.poBox),
    address.line2,
    place(address),
    new Intl.DisplayNames([locale], { type: 'region' }).of(address.country) ?? address.country,
  ].filter((line) => line.trim() !== '')
