import * as v from 'valibot'
import { issue } from './messages.ts'

/** The most characters of any field (spec §5, 'Maximum length exceeded.'). */
export const MAX_LENGTH = 100

/**
 * Controls and marks that change how surrounding text is displayed: NUL, direction overrides, soft hyphens, byte order
 * marks.
 */
const invisible = /[\p{Cc}\p{Cf}\uFFFD]/gu
/** The same without line breaks and the joiners of emoji and Arabic scripts. */
const invisibleInMessage = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\uFFFD]/gu

/** Typed text: normalised to NFC, trimmed, without control characters, direction marks or lone surrogates. */
export const plainText = v.pipe(
  v.string(issue('required')),
  v.transform((value) => value.toWellFormed().normalize('NFC').replace(invisible, '').trim()),
)

/** Text of several lines, cleaned like `plainText`; line breaks stay, as `\n`. */
export const messageText = v.pipe(
  v.string(issue('required')),
  v.transform((value) =>
    value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(invisibleInMessage, '').trim(),
  ),
)

/** Text of one line, of at most 100 characters (spec §5); `''` when the field is missing. */
export const optionalText = v.optional(v.pipe(plainText, v.maxLength(MAX_LENGTH, issue('too-long'))), '')

/** Text of one line, of 1 to 100 characters (spec §5). */
export const requiredText = v.pipe(
  plainText,
  v.nonEmpty(issue('required')),
  v.maxLength(MAX_LENGTH, issue('too-long')),
)

/** A checkbox: `on` or `true` when it is ticked, else absent. */
export const checkbox = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value === 'on' || value === 'true'),
)

/** A required agreement, e.g. to the GDPR terms (spec §5). */
export const agreement = v.pipe(checkbox, v.literal(true, issue('agreement')))
