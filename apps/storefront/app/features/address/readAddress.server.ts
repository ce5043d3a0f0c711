import { createAddressSchema, type PhoneChecker, readForm } from '@selvedge/cart-domain/forms'
import { isSupportedCountry, validatePhoneNumberLength } from 'libphonenumber-js/min'
import { STATE_COUNTRY_FIELD } from './addressKind.ts'

/**
 * Whether a phone number has a valid length. The given country applies, unless the number begins with + and its country
 * code. Number ranges are not checked, because countries often add new ones.
 */
export const canPhoneBeDialled: PhoneChecker = (phone, country) =>
  /^\+?[0-9 ()./-]+$/.test(phone) &&
  validatePhoneNumberLength(phone, country && isSupportedCountry(country) ? country : 'US') === undefined

const addressSchema = createAddressSchema({ isPhone: canPhoneBeDialled })

/**
 * Validates a posted address (spec §5). A state of another country, which is possible without JavaScript, is dropped.
 */
export const readAddress = (entries: Iterable<[string, unknown]>) => {
  const typed = new Map(entries)
  const meant = typed.get(STATE_COUNTRY_FIELD)
  if (meant !== undefined && meant !== typed.get('country')) typed.set('state', '')
  return readForm(addressSchema, typed)
}
