declare const content: unique symbol

/** A value as text, as a loader returns it. `unpackData` parses it. */
export type PackedData<Value> = string & { readonly [content]?: Value }

/** Exchanges single and double quotation marks. Applied twice, it returns the original text. */
export const exchangeQuotes = (text: string): string =>
  text.replace(/["']/g, (mark) => (mark === '"' ? "'" : '"'))

/**
 * Packs data of a page into one text. In Remix's own format each value has a number, so the data is about 1.5 times as
 * long as JSON. Remix writes a text as a string within a string, in which a double quotation mark takes four characters
 * and a single one takes one. Promises stay beside the text, and `undefined` is left out.
 */
export const packData = <Value>(value: Value): PackedData<Value> => exchangeQuotes(JSON.stringify(value))
