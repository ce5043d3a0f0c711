import * as v from 'valibot'

/** A TCP port. */
export const port = v.pipe(
  v.string(),
  v.regex(/^[0-9]{1,5}$/, 'it is not a port number'),
  v.transform(Number),
  v.maxValue(65535, 'it is not a port number'),
)

/** A whole number between two bounds. */
export const number = (least: number, most: number) => {
  const says = `it is not a number from ${least} to ${most}`
  return v.pipe(
    v.string(),
    v.regex(/^[0-9]{1,9}$/, says),
    v.transform(Number),
    v.minValue(least, says),
    v.maxValue(most, says),
  )
}

/** An address; `what` ends the sentence that asks for it. */
export const url = (what: string) =>
  v.pipe(v.string(`it is missing: set it to ${what}`), v.url(`it is not an address; set it to ${what}`))

/** Words that may not be empty; `what` ends the sentence that asks for them. */
export const text = (what: string) =>
  v.pipe(v.string(`it is missing: set it to ${what}`), v.nonEmpty(`it is empty: set it to ${what}`))

/** Comma-separated values. */
export const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
)

/** Comma-separated addresses, taken down to their origins. */
export const origins = v.pipe(
  list,
  v.array(v.pipe(v.string(), v.url('it holds something that is not an address'))),
  v.transform((addresses) => addresses.map((address) => new URL(address).origin)),
)
