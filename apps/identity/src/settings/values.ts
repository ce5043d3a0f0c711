import * as v from 'valibot'

/** A TCP port. */
export const port = v.pipe(
  v.string(),
  v.regex(/^[0-9]{1,5}$/, 'it is not a port number'),
  v.transform(Number),
  v.maxValue(65535, 'it is not a port number'),
)

/** A host name or address to listen on. */
export const host = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'it is not a host name or an address'))

/** A secret of at least so many characters. */
export const secret = (least: number) =>
  v.pipe(v.string(), v.minLength(least, `it is too short; use at least ${least} characters`))

/** A whole number between two bounds. */
export const number = (least: number, most: number) => {
  const message = `it is not a number from ${least} to ${most}`
  return v.pipe(
    v.string(),
    v.regex(/^[0-9]{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  )
}

/** An http address; `what` completes the error message. */
export const url = (what: string) =>
  v.pipe(v.string(`it is missing: set it to ${what}`), v.url(`it is not an address; set it to ${what}`))

/** Required text; `what` completes the error message. */
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

/** Comma-separated addresses, reduced to their origins. */
export const origins = v.pipe(
  list,
  v.array(v.pipe(v.string(), v.url('it holds something that is not an address'))),
  v.transform((addresses) => addresses.map((address) => new URL(address).origin)),
)
