import * as v from 'valibot'
import { says } from './messages.ts'

/** No field takes more characters (spec §5, 'Maximum length exceeded.'). */
export const MAX_LENGTH = 100

/** Controls and marks that change how text around them reads: NUL, direction overrides, soft hyphens, byte order marks. */
const invisible = /[\p{Cc}\p{Cf}\uFFFD]/gu
/** The same, but for line breaks and for the joiners inside emoji and of Arabic scripts. */
const invisibleInMessage = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}\uFFFD]/gu

/** Text as people type it: normalised to NFC, trimmed, without control characters, direction marks or lone surrogates. */
export const plainText = v.pipe(
  v.string(says('required')),
  v.transform((value) => value.toWellFormed().normalize('NFC').replace(invisible, '').trim()),
)

/** Text of several lines, cleaned as `plainText` is; line breaks stay, as `\n`. */
export const messageText = v.pipe(
  v.string(says('required')),
  v.transform((value) =>
    value.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replace(invisibleInMessage, '').trim(),
  ),
)

export const optionalText = v.optional(v.pipe(plainText, v.maxLength(MAX_LENGTH, says('too-long'))), '')

export const requiredText = v.pipe(
  plainText,
  v.nonEmpty(says('required')),
  v.maxLength(MAX_LENGTH, says('too-long')),
)

/** A ticked box: present as `on` or `true`, else not ticked. */
export const checkbox = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value === 'on' || value === 'true'),
)

/** An agreement that has to be given, e.g. to the GDPR terms (spec §5). */
export const agreement = v.pipe(checkbox, v.literal(true, says('agreement')))
