import * as v from 'valibot'

/** A TCP port. */
export const port = v.pipe(
  v.string(),
  v.regex(/^[0-9]{1,5}$/, 'it is not a port number'),
  v.transform(Number),
  v.maxValue(65535, 'it is not a port number'),
)

/** A host name or network address to listen on. */
export const host = v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'it is not a host name or an address'))

/** A secret of at least `least` characters. */
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

/** A URL; `what` completes the error message. `schemes` are http and https by default. */
export const url = (what: string, schemes: readonly string[] = ['http', 'https']) => {
  const starts = schemes.map((scheme) => `${scheme}://`)
  const message = `it is not an address that begins with ${starts.join(' or ')}; set it to ${what}`
  return v.pipe(
    v.string(),
    v.url(message),
    v.check((address) => starts.some((start) => address.startsWith(start)), message),
  )
}

/** Required text; `what` completes the error message. */
export const text = (what: string) => v.pipe(v.string(), v.nonEmpty(`it is empty: set it to ${what}`))

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

/** Comma-separated http or https URLs, reduced to their origins. */
export const origins = v.pipe(
  list,
  v.check(
    (entries) => entries.every((entry) => /^https?:\/\//.test(entry) && URL.canParse(entry)),
    'it contains something that is not an address; each begins with http:// or https://',
  ),
  v.transform((addresses) => addresses.map((address) => new URL(address).origin)),
)

/** Comma-separated URLs of sites by key, `larkhouse=http://localhost:3010`, reduced to their origins. */
export const siteUrls = v.pipe(
  list,
  v.check(
    (entries) =>
      entries.every(
        (entry) =>
          /^[a-z0-9_-]+=https?:\/\//.test(entry) && URL.canParse(entry.slice(entry.indexOf('=') + 1)),
      ),
    'it is not a list such as larkhouse=http://localhost:3010; separate the sites with commas',
  ),
  v.transform(
    (entries): Readonly<Record<string, string>> =>
      Object.fromEntries(
        entries.map((entry) => [
          entry.slice(0, entry.indexOf('=')),
          new URL(entry.slice(entry.indexOf('=') + 1)).origin,
        ]),
      ),
  ),
)

/** A setting with at least one origin. */
export const someOrigins = v.pipe(origins, v.minLength(1, 'it contains no address'))

/** Comma-separated secrets of at least `least` characters each. */
export const secrets = (least: number) =>
  v.pipe(
    list,
    v.check(
      (entries) => entries.length > 0 && entries.every((entry) => entry.length >= least),
      `it needs at least one secret, and each needs at least ${least} characters`,
    ),
  )

/** How much a service logs. */
export const logLevel = v.picklist(
  ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
  'it is none of silent, fatal, error, warn, info, debug, trace',
)
