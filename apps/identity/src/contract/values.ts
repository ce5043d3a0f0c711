import * as v from 'valibot'

/** No NUL and no half of a surrogate pair: neither can be stored. */
export const isPlain = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** Words of a bounded length. */
export const words = (most: number, least = 1) =>
  v.pipe(
    v.string(),
    v.check(isPlain, 'it holds a character that cannot be stored'),
    v.normalize('NFC'),
    v.minLength(least),
    v.maxLength(most),
  )

export const id = words(200)
export const currency = v.picklist(['USD', 'CAD', 'EUR', 'AUD', 'GBP'])
export const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const money = v.object({ currencyCode: v.pipe(v.string(), v.length(3)), centAmount: cents })

/** A platform address as forms send it: known fields only (spec §3). */
export const address = v.object({
  key: v.optional(words(256)),
  title: v.optional(words(100)),
  salutation: v.optional(words(100)),
  firstName: v.optional(words(255)),
  lastName: v.optional(words(255)),
  company: v.optional(words(255)),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'it is not an ISO two-letter country code')),
  city: v.optional(words(255)),
  streetName: v.optional(words(255)),
  streetNumber: v.optional(words(100)),
  additionalStreetInfo: v.optional(words(255)),
  additionalAddressInfo: v.optional(words(255)),
  state: v.optional(words(100)),
  region: v.optional(words(100)),
  apartment: v.optional(words(100)),
  building: v.optional(words(100)),
  postalCode: v.optional(words(50)),
  pOBox: v.optional(words(100)),
  phone: v.optional(words(100)),
  mobile: v.optional(words(100)),
  email: v.optional(words(320)),
  fax: v.optional(words(100)),
})

export const Ok = v.object({ ok: v.literal(true) })

/** What every refusal looks like. `field` names what was wrong in an `invalid` one. */
export const Problem = v.object({
  kind: v.string(),
  field: v.optional(v.string()),
  message: v.optional(v.string()),
  /** Why Afterpay refuses a cart (spec §8). */
  code: v.optional(v.string()),
  /** What store credit was refused for. */
  reason: v.optional(v.string()),
  retryAfter: v.optional(v.number()),
})
