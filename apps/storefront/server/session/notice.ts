import * as v from 'valibot'

/**
 * What the next page shows the visitor, once: as a toast, or in the page without JavaScript. An action calls
 * `session.notify`; the frame takes it.
 *
 * - `currency-changed`: the cart was priced anew in `currency`. Stays until it is dismissed (spec §9).
 * - `cart-merge-failed`: what was in the guest's cart did not come along. Stays until it is dismissed (spec §4).
 * - `cart-emptied`: the cart that was being checked out has nothing in it any more. Stays until it is dismissed.
 * - `preferences-saved`, `preferences-not-saved`.
 */
export const NoticeShape = v.variant('kind', [
  v.object({ kind: v.literal('currency-changed'), currency: v.string() }),
  v.object({
    kind: v.picklist(['cart-merge-failed', 'cart-emptied', 'preferences-saved', 'preferences-not-saved']),
  }),
])

export type Notice = v.InferOutput<typeof NoticeShape>
