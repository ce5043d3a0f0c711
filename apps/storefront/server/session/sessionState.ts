import { deliveryCountries } from '@selvedge/cart-domain'
import { currencies } from '@selvedge/commerce-client'
import * as v from 'valibot'

const TokensShape = v.object({
  accessToken: v.string(),
  expiresAt: v.number(),
  refreshToken: v.exactOptional(v.string()),
  scope: v.string(),
})

/** The content of each cookie of the session. A cookie that is broken, forged or of an old shape counts as absent. */
export const cookieShapes = {
  anonymous: TokensShape,
  customer: v.object({
    tokens: TokensShape,
    firstName: v.string(),
    groupId: v.optional(v.string()),
    groupKey: v.optional(v.string()),
    /** The id of this browser in the customer's list of devices. */
    deviceId: v.optional(v.string()),
  }),
  cart: v.object({
    id: v.string(),
    version: v.number(),
    count: v.number(),
    currency: v.string(),
    /** The hash of the cart's content when it was weighed last. */
    weighed: v.optional(v.string()),
    /** The attempt that places the order of the cart. */
    attempt: v.optional(v.string()),
    /**
     * The warning that the checkout shows until it is dismissed: the copy of a cart lacks some lines, or an address was
     * not saved.
     */
    warning: v.optional(v.picklist(['lines-left-behind', 'address-not-saved'])),
  }),
  /**
   * A notice that the next page shows once: as a toast, or in the page without JavaScript. An action calls
   * `session.notify`; the frame takes it.
   *
   * - `currency-changed`: the cart was repriced in `currency`. Shown until it is dismissed (spec §9).
   * - `cart-merge-failed`: the guest's lines were not merged. Shown until it is dismissed (spec §4).
   * - `cart-emptied`: the cart at checkout is empty. Shown until it is dismissed.
   * - `logged-out`: the customer's tokens were revoked, e.g. by a new password on another device.
   * - `preferences-saved`, `preferences-not-saved`.
   * - `message`: what an action did, in the visitor's language. A message that `stays` is shown until it is dismissed.
   */
  notice: v.variant('kind', [
    v.object({ kind: v.literal('currency-changed'), currency: v.string() }),
    v.object({
      kind: v.literal('message'),
      title: v.string(),
      text: v.optional(v.string()),
      stays: v.optional(v.boolean()),
    }),
    v.object({
      kind: v.picklist([
        'cart-merge-failed',
        'cart-emptied',
        'logged-out',
        'preferences-saved',
        'preferences-not-saved',
      ]),
    }),
  ]),
  /** Whether the wishlist of the customer or guest with the id `of` has items, and whether they follow artists. */
  wishlist: v.object({
    of: v.string(),
    holds: v.optional(v.picklist(['something', 'nothing'])),
    follows: v.optional(v.picklist(['something', 'nothing'])),
  }),
  /** The keys of the products that the visitor looked at, the last one first. */
  viewed: v.pipe(v.array(v.string()), v.maxLength(6)),
  /** A random id that decides the visitor's variants of experiments. It is set by the first response, and outlives logins. */
  visitor: v.pipe(v.string(), v.uuid()),
  /**
   * The id of the session's last move to a checkout on its own origin. Both origins store it until the session has come
   * back.
   */
  move: v.pipe(v.string(), v.uuid()),
  /** The nonce of a visitor who comes from the other origin of the shop. */
  handover: v.pipe(v.string(), v.uuid()),
  /**
   * A visitor's progress in proving a group membership.
   *
   * - `asked`: they were redirected to the provider's page, which has to return `state`. `page` is the shop's page in
   *   their locale.
   * - `proven`: they have a code.
   * - `failed`: shown once, by the next page.
   */
  proof: v.variant('step', [
    v.object({ step: v.literal('asked'), state: v.string(), page: v.string() }),
    v.object({ step: v.literal('proven'), code: v.string(), group: v.string() }),
    v.object({ step: v.literal('failed'), reason: v.picklist(['refused', 'too-many', 'unavailable']) }),
  ]),
  /** The page of a brand's own site from which the visitor came to the checkout, and when, in ms since the epoch. */
  brandPage: v.object({ url: v.pipe(v.string(), v.url()), since: v.number() }),
  /** The signed parameters of the preview that this browser shows: see `readPreviewLink`. */
  preview: v.string(),
  preferences: v.object({
    currency: v.optional(v.picklist(currencies)),
    /** The country that the visitor chose; without a choice it is the country of the currency. */
    country: v.optional(v.picklist(deliveryCountries)),
    /** The system of lengths and weights (spec §3). */
    measurement: v.optional(v.picklist(['IMPERIAL', 'METRIC'])),
    /** Whether the visitor chose to see designs for adults or not to see them (spec §3). */
    adultContent: v.optional(v.picklist(['ADULT_CONTENT_ON', 'ADULT_CONTENT_OFF'])),
  }),
}

type Values = {
  readonly [Name in keyof typeof cookieShapes]?: v.InferOutput<(typeof cookieShapes)[Name]> | undefined
}

/** The content of the visitor's cookies. */
export type SessionState = Omit<Values, 'preferences'> & NonNullable<Readonly<Values['preferences']>>

/** A signed-in customer in the cookie. */
export type CustomerSession = NonNullable<SessionState['customer']>
/** The last known cart: enough to add a line with one call and to show the count without any. */
export type CartState = NonNullable<SessionState['cart']>
export type WishlistState = NonNullable<SessionState['wishlist']>
export type Notice = NonNullable<SessionState['notice']>
export type ProofState = NonNullable<SessionState['proof']>
export type ProofFailure = Extract<ProofState, { step: 'failed' }>['reason']
