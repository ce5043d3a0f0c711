import { exchangeQuotes, type PackedData } from './packData.ts'

/**
 * The parsed values by their texts, the most recently used last. A page has several texts: its frame, its content, and
 * data that it loads later.
 */
const known = new Map<string, unknown>()
const MAX_KNOWN = 8

/**
 * Parses packed data. The most recent results are cached by their text, so that several components can use the data
 * without parsing it again.
 */
export const unpackData = <Value>(text: PackedData<Value>): Value => {
  const value = known.has(text) ? known.get(text) : JSON.parse(exchangeQuotes(text))
  known.delete(text)
  known.set(text, value)
  const [oldest] = known.keys()
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
  return value as Value
}
