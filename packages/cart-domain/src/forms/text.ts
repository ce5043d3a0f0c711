import * as v from 'valibot'
import { issue } from './messages.ts'

/** The maximum number of characters in any field (spec §5, 'Maximum length exceeded.'). */
export const MAX_FIELD_LENGTH = 100

/**
 * Controls and marks that change how surrounding text is displayed: NUL, direction overrides, soft hyphens, byte order
 * marks.
 */
const invisible = /[\p{Cc}\p{Cf}\uFFFD]/gu
/** The same characters, except line breaks and the joiners of emoji and Arabic scripts. */
const invisibleInMessage = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\uFFFD]/gu

/** Typed text: normalised to NFC, trimmed, without control characters, direction marks or lone surrogates. */
export const plainTextField = v.pipe(
  v.string(issue('required')),
  v.transform((value) => value.toWellFormed().normalize('NFC').replace(invisible, '').trim()),
)

/** Text of several lines, cleaned like `plainTextField`; line breaks stay, as `\n`. */
export const multilineTextField = v.pipe(
  v.string(issue('required')),
  v.transform((value) =>
    value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(invisibleInMessage, '').trim(),
  ),
)

/** Text of one line, of at most 100 characters; `''` when the field is missing. */
export const optionalTextField = v.optional(
  v.pipe(plainTextField, v.maxLength(MAX_FIELD_LENGTH, issue('too-long'))),
  '',
)

/** Text of one line, of 1 to 100 characters. */
export const requiredTextField = v.pipe(
  plainTextField,
  v.nonEmpty(issue('required')),
  v.maxLength(MAX_FIELD_LENGTH, issue('too-long')),
)

/** A checkbox: `on` or `true` when it is ticked, else absent. */
export const checkboxField = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value === 'on' || value === 'true'),
)

/** A required agreement, e.g. to the GDPR terms. */
export const agreementField = v.pipe(checkboxField, v.literal(true, issue('agreement')))
