import * as v from 'valibot'
import type { FieldProblem } from './messages.ts'

const says = (problem: FieldProblem): FieldProblem => problem

/** No field takes more (spec §5, 'Maximum length exceeded.'). */
export const MAX_LENGTH = 100

/** Text as people type it: normalised to NFC, trimmed, without control characters or lone surrogates. */
export const plainText = v.pipe(
  v.string(says('required')),
  v.transform((value) =>
    value
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\uFFFD]/gu, '')
      .trim(),
  ),
)

export const optionalText = v.optional(v.pipe(plainText, v.maxLength(MAX_LENGTH, says('too-long'))), '')

export const requiredText = v.pipe(
  plainText,
  v.nonEmpty(says('required')),
  v.maxLength(MAX_LENGTH, says('too-long')),
)

/** First and last names: at least two characters, no special characters (spec §5). */
export const personName = v.pipe(
  requiredText,
  v.minLength(2, says('too-short')),
  v.regex(/^[\p{L}\p{M}'’. -]+$/u, says('special-characters')),
)

export const email = v.pipe(requiredText, v.email(says('email')), v.toLowerCase())

/** A phone number: digits with the usual separators, 7 to 15 digits (E.164's limit). */
export const phone = v.pipe(
  requiredText,
  v.regex(/^\+?[0-9 ().-]+$/, says('phone')),
  v.check((value) => /^[0-9]{7,15}$/.test(value.replace(/[^0-9]/g, '')), says('phone')),
)

/** At least 8 characters with a lower-case and an upper-case letter, a number and a special character (spec §5). */
export const password = v.pipe(
  v.string(says('required')),
  v.nonEmpty(says('required')),
  v.minLength(8, says('password-rules')),
  v.maxLength(MAX_LENGTH, says('too-long')),
  v.regex(/(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9])/s, says('password-rules')),
)
