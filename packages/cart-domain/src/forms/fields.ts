import * as v from 'valibot'
import { issue } from './messages.ts'
import { MAX_FIELD_LENGTH, requiredTextField } from './text.ts'

/** First and last names: at least two characters, no special characters. */
export const personNameField = v.pipe(
  requiredTextField,
  v.minLength(2, issue('too-short')),
  // At least one letter.
  v.regex(/^(?=.*\p{L})[\p{L}\p{M}'’. -]+$/u, issue('special-characters')),
)

/** First and last name in one field, as on a card; required. */
export const fullNameField = personNameField

/** An email address, required and valid, in lower case. */
export const emailField = v.pipe(requiredTextField, v.email(issue('email')), v.toLowerCase())

/** Decides whether a text is a phone number that can be dialled from a country (ISO code, if known). */
export type PhoneChecker = (phone: string, country: string | undefined) => boolean

/**
 * Whether a text is a phone number: digits with the usual separators, 7 to 15 of them (E.164's limit). It is the default
 * check and accepts numbers of any country.
 *
 * @example
 * ```ts
 * import { isPhoneNumber } from '@selvedge/cart-domain/forms'
 *
 * isPhoneNumber('+1 (518) 555-0100', 'US') // true
 * isPhoneNumber('call me', 'US') // false
 * ```
 */
export const isPhoneNumber: PhoneChecker = (phone) =>
  /^\+?[0-9 ().-]+$/.test(phone) && /^[0-9]{7,15}$/.test(phone.replace(/[^0-9]/g, ''))

/**
 * A phone number as it is typed or pasted. Typographic hyphens, spaces and digits are replaced by their ASCII
 * characters.
 */
export const phoneTextField = v.pipe(
  requiredTextField,
  v.transform((value) =>
    value
      .normalize('NFKC')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/\p{Zs}/gu, ' '),
  ),
)

/** A phone number, required and valid. */
export const phoneField = v.pipe(
  phoneTextField,
  v.check((value) => isPhoneNumber(value, undefined), issue('phone')),
)

/** The minimum and maximum number of characters of a password. */
export const PASSWORD_LENGTH = { min: 8, max: 20 } as const

/**
 * A password that was typed to sign in. It is normalised to NFC, so that different keyboards produce the same text, and
 * never trimmed; control characters and lone surrogates are refused.
 */
export const enteredPasswordField = v.pipe(
  v.string(issue('required')),
  v.nonEmpty(issue('required')),
  v.maxLength(MAX_FIELD_LENGTH, issue('too-long')),
  v.check((value) => value.isWellFormed() && !/\p{Cc}/u.test(value), issue('characters')),
  v.transform((value) => (value.isWellFormed() ? value.normalize('NFC') : value)),
)

/** The rules of a new password, one by one, for a list that is ticked off while typing. */
export const passwordRules = {
  length: (value) => value.length >= PASSWORD_LENGTH.min,
  lowercase: (value) => /[a-z]/.test(value),
  uppercase: (value) => /[A-Z]/.test(value),
  number: (value) => /[0-9]/.test(value),
  special: (value) => /[^A-Za-z0-9]/.test(value),
} as const satisfies Readonly<Record<string, (value: string) => boolean>>

/** A new password: 8 to 20 characters with a lower-case and an upper-case letter, a number and a special one. */
export const newPasswordField = v.pipe(
  enteredPasswordField,
  v.check((value) => Object.values(passwordRules).every((keeps) => keeps(value)), issue('password-rules')),
  v.maxLength(PASSWORD_LENGTH.max, issue('too-long')),
)
