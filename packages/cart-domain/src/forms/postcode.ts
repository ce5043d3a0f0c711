import type { DeliveryCountry } from '../address/deliveryCountries.ts'

const shapes: Readonly<Record<DeliveryCountry, RegExp>> = {
  US: /^[0-9]{5}(-[0-9]{4})?$/,
  CA: /^[A-Z][0-9][A-Z] [0-9][A-Z][0-9]$/i,
  GB: /^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$/i,
  AU: /^[0-9]{4}$/,
  DE: /^[0-9]{5}$/,
  FR: /^[0-9]{5}$/,
  IE: /^[A-Z][0-9]{2}[A-Z0-9]? ?[A-Z0-9]{4}$/i,
  NL: /^[0-9]{4} ?[A-Z]{2}$/i,
  ES: /^[0-9]{5}$/,
  IT: /^[0-9]{5}$/,
}

/**
 * Whether a text has the shape of a country's postcodes. Canadian postcodes have the form A1A 1A1, with a space and no
 * hyphen.
 *
 * @example
 * ```ts
 * import { isPostcode } from '@selvedge/cart-domain/forms'
 *
 * isPostcode('CA', 'K1A 0B1') // true
 * isPostcode('CA', 'K1A-0B1') // false
 * ```
 */
export const isPostcode = (country: DeliveryCountry, text: string): boolean => shapes[country].test(text)
