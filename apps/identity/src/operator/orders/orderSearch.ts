import { isUuid } from '../../http/isUuid.ts'

/** What a search looks for: one order number, one attempt, or orders of the platform that match a predicate. */
export type OrderSearch =
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'attempt'; readonly id: string }
  | { readonly kind: 'orders'; readonly where: string }

const quote = (text: string): string => JSON.stringify(text)
const oneOf = (...texts: readonly string[]): string => `in (${[...new Set(texts)].map(quote).join(', ')})`
const capitalised = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
const spellings = (word: string): string => oneOf(word, word.toLowerCase(), capitalised(word.toLowerCase()))

/**
 * Parses the text of a search; undefined for an empty text. A searched name may be a last name, a first and last name,
 * or a company.
 */
export const orderSearch = (typed: string): OrderSearch | undefined => {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  if (text === '') return undefined
  if (isUuid(text)) return { kind: 'attempt', id: text }
  if (/^[a-z]{1,8}-\d+$/i.test(text)) return { kind: 'number', number: text.toUpperCase() }
  if (text.includes('@')) return { kind: 'orders', where: `customerEmail ${oneOf(text, text.toLowerCase())}` }
  const words = text.split(' ')
  const last = words.at(-1) ?? text
  const first = words.slice(0, -1).join(' ')
  const ofPerson =
    first === ''
      ? `shippingAddress(lastName ${spellings(last)})`
      : `shippingAddress(firstName ${spellings(first)} and lastName ${spellings(last)})`
  return { kind: 'orders', where: `${ofPerson} or shippingAddress(company ${oneOf(text)})` }
}
