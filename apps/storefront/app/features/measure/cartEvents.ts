import type { CommerceEvent } from '@selvedge/analytics'
import { couponEvent, quantityEvents } from '@selvedge/cart-domain'
import type { MeasuredCart } from '../../../server/measure/measuredCart.ts'

/**
 * What the shopper did between two states of the cart: units added and taken out, codes applied and taken off. A cart
 * that was bought, merged at login or moved to another currency is another one: nothing was added or taken out.
 */
export const cartEvents = (
  before: MeasuredCart | undefined,
  after: MeasuredCart | undefined,
): readonly CommerceEvent[] => {
  if (!after || (before && before.id !== after.id)) return []
  const had = before?.codes ?? []
  const lacks = (codes: MeasuredCart['codes'], id: string): boolean => codes.every((code) => code.id !== id)
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
