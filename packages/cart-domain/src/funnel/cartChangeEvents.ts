import type { CommerceEvent } from '@selvedge/analytics'
import type { CartLike } from '../cart/cartLike.ts'
import { couponEvent } from './cartEvents.ts'
import { quantityEvents } from './quantityEvents.ts'

/** The fields of a cart that are compared between two of its states. */
export type EventCart = CartLike & {
  readonly id: string
  readonly codes: readonly { readonly id: string; readonly code: string }[]
}

/**
 * Returns the events between two states of a cart: units added and removed, codes applied and removed. Another
 * cart (after an order, a merge or a change of currency) causes no events. `undefined` means a visitor without a cart.
 *
 * @example
 * ```ts
 * import { cartChangeEvents } from '@selvedge/cart-domain'
 *
 * const totalPrice = { currencyCode: 'USD', centAmount: 7800 }
 * const before = { id: 'cart', lineItems: [], totalPrice, codes: [] }
 * const after = { ...before, codes: [{ id: 'code', code: 'SPRING' }] }
 *
 * cartChangeEvents(before, after).map(({ event }) => event) // ['apply_coupon']
 * ```
 */
export const cartChangeEvents = (
  before: EventCart | undefined,
  after: EventCart | undefined,
): readonly CommerceEvent[] => {
  if (!after || (before && before.id !== after.id)) return []
  const had = before?.codes ?? []
  const lacks = (codes: EventCart['codes'], id: string): boolean => codes.every((code) => code.id !== id)
  return [
    ...quantityEvents(before, after),
    ...after.codes
      .filter(({ id }) => lacks(had, id))
      .map(({ code }) => couponEvent('apply_coupon', after, code)),
    ...had
      .filter(({ id }) => lacks(after.codes, id))
      .map(({ code }) => couponEvent('remove_coupon', after, code)),
  ]
}
