import * as v from 'valibot'

/** Whether a text can be stored: it has no NUL and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** Text of a bounded length, in characters. */
export const boundedText = (most: number, least = 1) =>
  v.pipe(
    v.string(),
    v.check(isStorable, 'it holds a character that cannot be stored'),
    v.normalize('NFC'),
    v.minLength(least),
    v.maxLength(most),
  )

/** The text of an id, a token or a fingerprint: 1 to 200 characters. */
export const idText = boundedText(200)

/** An amount in cents. */
export const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The URL of a page. */
export const pageUrl = v.pipe(v.string(), v.url(), v.maxLength(2000))

/** An ISO two-letter country code. */
export const countryCode = v.pipe(
  v.string(),
  v.regex(/^[A-Z]{2}$/, 'it is not an ISO two-letter country code'),
)

/** A locale, e.g. `en-GB`. */
export const localeCode = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, 'it is not a locale such as en-GB'),
)

/** A platform address as forms send it, with known fields only. */
export const address = v.object({
  key: v.optional(boundedText(256)),
  title: v.optional(boundedText(100)),
  salutation: v.optional(boundedText(100)),
  firstName: v.optional(boundedText(255)),
  lastName: v.optional(boundedText(255)),
  company: v.optional(boundedText(255)),
  country: countryCode,
  city: v.optional(boundedText(255)),
  streetName: v.optional(boundedText(255)),
  streetNumber: v.optional(boundedText(100)),
  additionalStreetInfo: v.optional(boundedText(255)),
  additionalAddressInfo: v.optional(boundedText(255)),
  state: v.optional(boundedText(100)),
  region: v.optional(boundedText(100)),
  apartment: v.optional(boundedText(100)),
  building: v.optional(boundedText(100)),
  postalCode: v.optional(boundedText(50)),
  pOBox: v.optional(boundedText(100)),
  phone: v.optional(boundedText(100)),
  mobile: v.optional(boundedText(100)),
  email: v.optional(boundedText(320)),
  fax: v.optional(boundedText(100)),
})
