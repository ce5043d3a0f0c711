import type { PhoneChecker } from '@selvedge/cart-domain/forms'
import { isSupportedCountry, validatePhoneNumberLength } from 'libphonenumber-js/min'

/**
 * Whether a number can be dialled from a country: with the country's own lengths, or another country's behind a +. New
 * ranges open all the time, so which ones are given out is not asked.
 */
export const isReachable: PhoneChecker = (phone, country) =>
  /^\+?[0-9 ()./-]+$/.test(phone) &&
  validatePhoneNumberLength(phone, country && isSupportedCountry(country) ? country : 'US') === undefined
