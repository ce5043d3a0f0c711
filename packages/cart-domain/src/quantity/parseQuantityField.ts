import { parseQuantity } from './parseQuantity.ts'

/** What a browser's number field accepts as a number. */
const NUMBER = /^-?(\d+|\d*\.\d+)(e[-+]?\d+)?$/i

/** The quantity in a number field: the number that the browser reads, so that `2.0` and `2e0` are 2. See {@link parseQuantity}. */
export const parseQuantityField = (value: unknown): ReturnType<typeof parseQuantity> => {
  const text = typeof value === 'string' ? value.trim() : ''
  return parseQuantity(NUMBER.test(text) ? String(Number(text)) : value)
}
