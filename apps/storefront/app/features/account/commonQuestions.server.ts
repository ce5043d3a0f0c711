import { m } from '../../paraglide/messages.js'

/** Questions that shoppers have often, with their help texts, in the shopper's locale. */
const commonQuestions = () => [
  { id: 'track', title: m.faq_track_q(), text: m.faq_track_a() },
  { id: 'change', title: m.faq_change_q(), text: m.faq_change_a() },
  { id: 'delivery', title: m.faq_delivery_q(), text: m.help_delivery_1() },
  { id: 'return', title: m.faq_return_q(), text: m.help_returns_1() },
  { id: 'refund', title: m.faq_refund_q(), text: m.faq_refund_a() },
  { id: 'colour', title: m.faq_colour_q(), text: m.faq_colour_a() },
  { id: 'swatch', title: m.faq_swatch_q(), text: m.faq_swatch_a() },
  { id: 'repeat', title: m.faq_repeat_q(), text: m.faq_repeat_a() },
  { id: 'payment', title: m.faq_payment_q(), text: m.faq_payment_a() },
  { id: 'gift-card', title: m.faq_gift_q(), text: m.faq_gift_a() },
  { id: 'membership', title: m.faq_plus_q(), text: m.faq_plus_a() },
  { id: 'trade', title: m.faq_trade_q(), text: m.faq_trade_a() },
]

const wordsOf = (text: string, locale: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase(locale)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Finds the common questions that match a search. A question matches if each typed word is the beginning of one of its
 * words. An empty search matches all questions.
 */
export const findQuestions = (query: string, locale: string) => {
  const typed = wordsOf(query, locale)
  return commonQuestions().filter(({ title, text }) => {
    const words = wordsOf(`${title} ${text}`, locale)
    return typed.every((start) => words.some((word) => word.startsWith(start)))
  })
}
