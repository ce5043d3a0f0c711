import type { CurrencyCode, Tokens } from '@selvedge/commerce-client'
import * as v from 'valibot'
import type { Notice } from './notice.ts'
import type { ProofState } from './proofState.ts'

export const TokensShape = v.object({
  accessToken: v.string(),
  expiresAt: v.number(),
  refreshToken: v.optional(v.string()),
  scope: v.string(),
})
export const CustomerShape = v.object({
  tokens: TokensShape,
  firstName: v.string(),
  groupId: v.optional(v.string()),
  groupKey: v.optional(v.string()),
})
export const CartShape = v.object({
  id: v.string(),
  version: v.number(),
  count: v.number(),
  currency: v.string(),
  /** What of the cart was weighed last. */
  weighed: v.optional(v.string()),
  /** The attempt that places its order. */
  attempt: v.optional(v.string()),
  /** What the checkout shows until it is dismissed: lines that a replica lacks, an address that was not saved. */
  warning: v.optional(v.picklist(['lines-left-behind', 'address-not-saved'])),
})
export const WishlistShape = v.object({ of: v.string(), holds: v.picklist(['something', 'nothing']) })
export const PreferencesShape = v.object({ currency: v.optional(v.string()) })

/** A signed-in customer as the cookie keeps them. */
export type CustomerSession = v.InferOutput<typeof CustomerShape>
/** The cart last seen: enough to add a line with one call and to show the count without any. */
export type CartState = v.InferOutput<typeof CartShape>

/** Whether the wishlist of a customer or guest, named by their id, holds anything: spares asking for an empty one. */
export type WishlistState = v.InferOutput<typeof WishlistShape>

/** What the visitor's cookies say. A cookie that is broken, forged or of an old shape counts as absent. */
export type SessionState = {
  readonly anonymous?: Tokens | undefined
  readonly customer?: CustomerSession | undefined
  readonly cart?: CartState | undefined
  readonly currency?: CurrencyCode | undefined
  /** Shown once, by the next page; see `Notice`. */
  readonly notice?: Notice | undefined
  readonly wishlist?: WishlistState | undefined
  readonly proof?: ProofState | undefined
}
