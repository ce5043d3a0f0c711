import * as v from 'valibot'

/**
 * The renewal of a subscription: whether it is on, and its price in cents. The price is updated daily. Times are ISO
 * 8601.
 */
export const SubscriptionRenewal = v.object({
  isOn: v.boolean(),
  /** The id of the saved card that is charged; `null` when no card is chosen or the chosen card was removed. */
  cardId: v.nullable(v.string()),
  cents: v.number(),
  currency: v.string(),
  /** Why the last try failed. */
  problem: v.nullable(v.picklist(['card-missing', 'card-expired', 'declined', 'unavailable'])),
  /** The time until which a failed renewal is retried. */
  triesUntil: v.nullable(v.string()),
})
export type SubscriptionRenewal = v.InferOutput<typeof SubscriptionRenewal>

/** A paid period of a subscription. Times are ISO 8601, the amount is in cents. */
export const SubscriptionPeriod = v.object({
  name: v.string(),
  /** Whether the subscription gives the prices of Plus members. */
  isPlus: v.boolean(),
  orderNumber: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  cents: v.number(),
  currency: v.string(),
  /** `null` when the period has ended, when another period follows it, or when the subscription is no longer sold. */
  renewal: v.nullable(SubscriptionRenewal),
})
export type SubscriptionPeriod = v.InferOutput<typeof SubscriptionPeriod>
export const SubscriptionPeriods = v.object({ subscriptions: v.array(SubscriptionPeriod) })
