import * as v from 'valibot'

/** The response of a call that returns no data. */
export const Ok = v.object({ ok: v.literal(true) })

/** The shop's currencies. */
export const Currency = v.picklist(['USD', 'CAD', 'EUR', 'AUD', 'GBP'])
export type Currency = v.InferOutput<typeof Currency>

/** What a visitor prefers. */
export const Preferences = v.object({
  adult_content: v.picklist(['ADULT_CONTENT_ON', 'ADULT_CONTENT_OFF']),
  /** An ISO two-letter code. */
  country: v.pipe(v.string(), v.length(2)),
  currency: Currency,
  locale: v.picklist(['en-US', 'en-AU', 'en-CA', 'en-GB', 'en']),
  measurement_system: v.picklist(['IMPERIAL', 'METRIC']),
})
export type Preferences = v.InferOutput<typeof Preferences>

export const PreferencesResponse = v.object({
  data: v.object({ user: v.object({ preferences: Preferences }) }),
})

export const SavePreferencesResponse = v.object({ userPreferences: Preferences })

/** The tokens of a guest's or a customer's session. */
export const SessionTokens = v.object({
  accessToken: v.string(),
  /** Milliseconds since 1970. */
  expiresAt: v.number(),
  refreshToken: v.optional(v.string()),
  scope: v.string(),
})
export type SessionTokens = v.InferOutput<typeof SessionTokens>

/** A customer who is signed in now, their tokens, and the cart that the platform assigned to them. */
export const SignInResponse = v.object({
  customerId: v.string(),
  cartId: v.nullable(v.string()),
  tokens: SessionTokens,
  /** The id of the new entry in the customer's list of devices; absent when the caller uses a cookie. */
  deviceId: v.optional(v.string()),
})
export type SignInResponse = v.InferOutput<typeof SignInResponse>

/** A registration that is finished, or that will be finished when the link in a mail is followed. */
export const RegistrationResponse = v.union([SignInResponse, v.object({ kind: v.literal('confirm') })])

/** The token of the new guest after signing out. */
export const SignOutResponse = v.object({ ...Ok.entries, token: v.optional(v.string()) })

/**
 * The visitor's cart after its currency was checked. `msg` is 'cart fixed' when a new cart replaced a cart in another
 * currency.
 */
export const FixCartResponse = v.object({
  msg: v.string(),
  wasCurrencyChanged: v.boolean(),
  cartId: v.string(),
})
export type FixCartResponse = v.InferOutput<typeof FixCartResponse>

/** The weight of a cart in grams, and the score on which shipping rates depend. */
export const CartWeight = v.object({
  cartId: v.string(),
  version: v.number(),
  weight: v.number(),
  score: v.number(),
  /** Whether the chosen shipping method was removed, because the country changed. */
  methodCleared: v.boolean(),
})
export type CartWeight = v.InferOutput<typeof CartWeight>

/**
 * A discount that applies without a code, as anyone may know it: the input of `discountsVaryByQuantity` and
 * `discountsVaryByShipping` of cart-domain. Conditions that they do not read are `hidden`.
 */
export const AutomaticDiscount = v.object({
  cartPredicate: v.string(),
  stackingMode: v.string(),
  value: v.object({ type: v.string() }),
  target: v.nullable(v.object({ type: v.string(), predicate: v.exactOptional(v.string()) })),
})
export type AutomaticDiscount = v.InferOutput<typeof AutomaticDiscount>

export const AutomaticDiscountsResponse = v.object({ discounts: v.array(AutomaticDiscount) })

/** A discount code for a member of a group. */
export const GroupDiscountCode = v.object({ code: v.string(), group: v.string() })
export type GroupDiscountCode = v.InferOutput<typeof GroupDiscountCode>
