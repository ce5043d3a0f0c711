import * as v from 'valibot'
import { issue } from './messages.ts'
import { messageText, requiredText } from './text.ts'

/** The most characters of a gift message, for its counter. */
export const GIFT_MESSAGE_MAX = 250

/** The number of characters of a text as a reader sees them. */
const countCharacters = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length

/** The number of characters left in a gift message; negative when there are too many. */
export const giftMessageLeft = (text: string, max: number = GIFT_MESSAGE_MAX): number =>
  max - countCharacters(text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n'))

/** A gift: to, from, and a message of at most `max` characters (spec §3). */
export const createGiftForm = (max: number = GIFT_MESSAGE_MAX) =>
  v.object({
    to: requiredText,
    from: requiredText,
    message: v.pipe(
      messageText,
      v.check((text) => giftMessageLeft(text, max) >= 0, issue('too-long')),
    ),
  })
export const GiftForm = createGiftForm()
