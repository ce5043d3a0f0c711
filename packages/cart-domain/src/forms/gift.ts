import * as v from 'valibot'
import { says } from './messages.ts'
import { messageText, requiredText } from './text.ts'

/** The most characters of a gift message, for its counter. */
export const GIFT_MESSAGE_MAX = 250

/** How many characters a text has, as its reader would count them. */
const countCharacters = (text: string): number =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length

/** How many characters of a gift message are left; negative once there are too many. */
export const giftMessageLeft = (text: string, max: number = GIFT_MESSAGE_MAX): number =>
  max - countCharacters(text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n'))

/** A gift: to, from, and a message of at most `max` characters (spec §3). */
export const createGiftForm = (max: number = GIFT_MESSAGE_MAX) =>
  v.object({
    to: requiredText,
    from: requiredText,
    message: v.pipe(
      messageText,
      v.check((text) => giftMessageLeft(text, max) >= 0, says('too-long')),
    ),
  })
export const GiftForm = createGiftForm()
