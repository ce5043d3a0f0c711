import * as v from 'valibot'
import { Preferences } from './accountResponses.ts'

const nullableText = v.nullable(v.string())

const user = { guest: v.boolean(), guest_cart_id: nullableText, preferences: Preferences }

/** Who the visitor is. */
export const CurrentUser = v.object({ ctUser: v.object({ id: nullableText, ...user }), ...user })
export type CurrentUser = v.InferOutput<typeof CurrentUser>

const whose = {
  userID: nullableText,
  guest: v.boolean(),
  cart_id: nullableText,
  guest_cart_id: nullableText,
}

/** The visitor's data for the data layer. */
export const DataLayerUserStats = v.object({
  data_layer: v.object({
    ...whose,
    currency: v.string(),
    locale: v.string(),
    customer_group: nullableText,
    split_testing: v.record(v.string(), v.string()),
  }),
  userID: nullableText,
})
export type DataLayerUserStats = v.InferOutput<typeof DataLayerUserStats>

/** The visitor's cart and orders in numbers. */
export const UserStatistics = v.object({
  ...whose,
  cart_quantity: v.number(),
  order_count: v.number(),
  first_order_at: nullableText,
  last_order_at: nullableText,
})
export type UserStatistics = v.InferOutput<typeof UserStatistics>

/** The caller's own token; null when there is none. `guest` is whether it is that of a guest. */
export const OwnToken = v.object({
  success: v.boolean(),
  token: nullableText,
  guest: v.exactOptional(v.boolean()),
})

export const WhoAmI = v.object({ data: v.object({ user: CurrentUser }) })

/** Variants by experiment. */
export const Treatments = v.object({ treatments: v.record(v.string(), v.string()) })

/** The result of merging a guest's cart at login. */
export const MergeStatus = v.picklist(['CLAIMED', 'FAILED', 'MERGED', 'UNTOUCHED'])
export type MergeStatus = v.InferOutput<typeof MergeStatus>

export const MergeCartsResponse = v.object({ mergeStatus: MergeStatus })

/** A code with which the shop redeems a visitor of a brand's own site. */
export const HandoverCode = v.object({ code: v.string() })
export type HandoverCode = v.InferOutput<typeof HandoverCode>
