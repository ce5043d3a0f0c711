import * as v from 'valibot'

/** The body of every refusal. `field` names the wrong field when the kind is `invalid`. */
export const ProblemResponse = v.object({
  kind: v.string(),
  field: v.optional(v.string()),
  message: v.optional(v.string()),
  /** Why Afterpay refuses a cart. */
  code: v.optional(v.string()),
  /** Why store credit was refused. */
  reason: v.optional(v.string()),
  /** Seconds. */
  retryAfter: v.optional(v.number()),
})
