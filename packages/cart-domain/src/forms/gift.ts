import * as v from 'valibot'
import { issue } from './messages.ts'
import { multilineTextField, requiredTextField } from './text.ts'

/**
 * The maximum number of characters in a gift message, for its counter. The specification requires a counter, but
 * names no limit.
 */
export const GIFT_MESSAGE_MAX = 250

/** The number of characters of a text as a reader sees them. */
const countCharacters = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length

/**
 * Returns how many characters are left in a gift message, as a reader counts them; negative when it is too long.
 *
 * @example
 * ```ts
 * import { giftMessageCharactersLeft } from '@selvedge/cart-domain/forms'
 *
 * giftMessageCharactersLeft('Enjoy! 🎁', 20) // 12: the emoji counts once
 * ```
 */
export const giftMessageCharactersLeft = (text: string, max: number = GIFT_MESSAGE_MAX): number =>
  max - countCharacters(text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n'))

/** Creates the form of a gift: `to`, `from`, and a `message` of at most `max` characters. */
export const createGiftMessageSchema = (max: number = GIFT_MESSAGE_MAX) =>
  v.object({
    to: requiredTextField,
    from: requiredTextField,
    message: v.pipe(
      multilineTextField,
      v.check((text) => giftMessageCharactersLeft(text, max) >= 0, issue('too-long')),
    ),
  })
/** The form of a gift with a message of at most 250 characters; see {@link createGiftMessageSchema}. */
export const giftMessageSchema = createGiftMessageSchema()
