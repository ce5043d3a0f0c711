import { parseQuantity } from '@selvedge/cart-domain'

/** What a browser's number field takes for a number: `2.0` and `2e0` are 2 there. */
const NUMBER = /^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i

/** The quantity in a number field. However the browser lets it be written, it is the number that the browser reads. */
export const typedQuantity = (value: unknown): ReturnType<typeof parseQuantity> => {
  const text = typeof value === 'string' ? value.trim() : ''
  return parseQuantity(NUMBER.test(text) ? String(Number(text)) : value)
}
