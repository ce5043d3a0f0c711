import * as v from 'valibot'

const text = v.string()
const maybe = v.nullable(text)

export const Preferences = v.object({
  adult_content: v.picklist(['ADULT_CONTENT_ON', 'ADULT_CONTENT_OFF']),
  country: text,
  currency: v.picklist(['USD', 'CAD', 'EUR', 'AUD', 'GBP']),
  locale: text,
  measurement_system: v.picklist(['IMPERIAL', 'METRIC']),
})
/** What a visitor prefers (spec §3). */
export type Preferences = v.InferOutput<typeof Preferences>

const CurrentUser = v.object({
  ctUser: v.object({ id: maybe, guest: v.boolean(), guest_cart_id: maybe, preferences: Preferences }),
  guest: v.boolean(),
  guest_cart_id: maybe,
  preferences: Preferences,
})
/** Who the visitor is (spec §3). */
export type CurrentUser = v.InferOutput<typeof CurrentUser>

export const TokenAnswer = v.object({ success: v.boolean(), token: maybe })
export const WhoAmI = v.object({ data: v.object({ user: CurrentUser }) })
export const UserStats = v.object({ data_layer: v.record(text, v.unknown()), userID: maybe })
export type UserStats = v.InferOutput<typeof UserStats>
export const UserStatistics = v.record(text, v.unknown())
export const Treatments = v.object({ treatments: v.record(text, text) })
export const SavedPreferences = v.object({ userPreferences: Preferences })
export const MergeAnswer = v.object({ mergeStatus: v.picklist(['CLAIMED', 'FAILED', 'MERGED', 'UNTOUCHED']) })
/** What became of a guest's cart at login (spec §4). */
export type MergeStatus = v.InferOutput<typeof MergeAnswer>['mergeStatus']
export const FixAnswer = v.object({ msg: text, wasCurrencyChanged: v.boolean() })
export const WeightAnswer = v.object({
  cartId: text,
  version: v.number(),
  weight: v.number(),
  score: v.number(),
})
export const CodeAnswer = v.object({ code: text, group: text })
export const LogoutAnswer = v.object({ token: v.optional(text) })
