import * as v from 'valibot'

/** The response of a call that returns no data. */
export const Ok = v.object({ ok: v.literal(true) })

/** The shop's currencies (spec §9). */
export const Currency = v.picklist(['USD', 'CAD', 'EUR', 'AUD', 'GBP'])
export type Currency = v.InferOutput<typeof Currency>

/** What a visitor prefers (spec §3). */
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

/** The receipt of a support message. */
export const SupportMessageReceipt = v.object({ ...Ok.entries, reference: v.string() })

/** A device on which a customer is signed in. */
export const Device = v.object({
  id: v.string(),
  /** What the browser says about itself (`User-Agent`); empty when it was not given. */
  userAgent: v.string(),
  /** ISO 8601. */
  signedInAt: v.string(),
})
export type Device = v.InferOutput<typeof Device>

export const Devices = v.object({ devices: v.array(Device) })

/** Everything that is stored about a customer, by kind. */
export const PersonalData = v.record(v.string(), v.unknown())
export type PersonalData = v.InferOutput<typeof PersonalData>

/** When the account will be erased (ISO 8601); null unless the customer has requested it. */
export const AccountDeletion = v.object({ eraseAt: v.nullable(v.string()) })
export type AccountDeletion = v.InferOutput<typeof AccountDeletion>

/** The state of a customer's application for trade prices, with what they sent; null before the first application. */
export const TradeApplicationState = v.object({
  state: v.nullable(v.picklist(['waiting', 'approved', 'declined'])),
  company: v.nullable(v.string()),
  resaleNumber: v.nullable(v.string()),
  /** Empty when the customer gave no website; `null` before the first application. */
  website: v.nullable(v.string()),
})
export type TradeApplicationState = v.InferOutput<typeof TradeApplicationState>

/** How often a customer gets mail from the shop (spec §4). */
export const EmailOption = v.picklist(['weekly', 'monthly', 'none'])
export type EmailOption = v.InferOutput<typeof EmailOption>

export const EmailOptions = v.object({ emails: EmailOption })

/**
 * The visitor's cart after its currency was checked. `msg` is 'cart fixed' when a new cart replaced a cart in another
 * currency (spec §9).
 */
export const FixCartResponse = v.object({
  msg: v.string(),
  wasCurrencyChanged: v.boolean(),
  cartId: v.string(),
})
export type FixCartResponse = v.InferOutput<typeof FixCartResponse>

/** The weight of a cart in grams, and the score on which shipping rates depend (spec §7). */
export const CartWeight = v.object({
  cartId: v.string(),
  version: v.number(),
  weight: v.number(),
  score: v.number(),
  /** Whether the chosen shipping method was removed, because the country changed. */
  methodCleared: v.boolean(),
})
export type CartWeight = v.InferOutput<typeof CartWeight>

/** A discount code for a member of a group. */
export const GroupDiscountCode = v.object({ code: v.string(), group: v.string() })
export type GroupDiscountCode = v.InferOutput<typeof GroupDiscountCode>
