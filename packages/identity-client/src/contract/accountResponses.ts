import * as v from 'valibot'

/** The response of a call that returns nothing else. */
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

export const FoundPreferences = v.object({
  data: v.object({ user: v.object({ preferences: Preferences }) }),
})

export const SavedPreferences = v.object({ userPreferences: Preferences })

/** A customer who is signed in now, their tokens, and the cart that the platform made theirs. */
export const SignInResponse = v.object({
  customerId: v.string(),
  cartId: v.nullable(v.string()),
  tokens: v.object({
    accessToken: v.string(),
    /** Milliseconds since 1970. */
    expiresAt: v.number(),
    refreshToken: v.optional(v.string()),
    scope: v.string(),
  }),
})
export type SignInResponse = v.InferOutput<typeof SignInResponse>

/** A registration that is finished, or that the link in a mail has to finish. */
export const Registered = v.union([SignInResponse, v.object({ kind: v.literal('confirm') })])

/** The token of the guest that a page becomes. */
export const SignedOut = v.object({ ...Ok.entries, token: v.optional(v.string()) })

/** A support message that was received. */
export const ReceivedMessage = v.object({ ...Ok.entries, id: v.string() })

/** How often a customer gets mail from the shop (spec §4). */
export const EmailOption = v.picklist(['weekly', 'monthly', 'none'])
export type EmailOption = v.InferOutput<typeof EmailOption>

export const EmailOptions = v.object({ emails: EmailOption })

/** A cart that may have been in another currency; `msg` is 'cart fixed' when it was replaced (spec §9). */
export const FixCartResponse = v.object({
  msg: v.string(),
  wasCurrencyChanged: v.boolean(),
  cartId: v.string(),
})
export type FixCartResponse = v.InferOutput<typeof FixCartResponse>

/** The weight of a cart in grams, and the score that shipping rates go by (spec §7). */
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
