import * as v from 'valibot'

/** A paid period of a subscription (spec §1). Times are ISO 8601, the amount is in cents. */
export const SubscriptionPeriod = v.object({
  name: v.string(),
  /** Whether it gives the prices of Plus members. */
  isPlus: v.boolean(),
  orderNumber: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  cents: v.number(),
  currency: v.string(),
})
export type SubscriptionPeriod = v.InferOutput<typeof SubscriptionPeriod>
export const SubscriptionPeriods = v.object({ subscriptions: v.array(SubscriptionPeriod) })
