/** When a discount is valid: ISO 8601 times, or `null` without a limit. */
export type DiscountValidity = {
  readonly validFrom: string | null
  readonly validUntil: string | null
}

/**
 * Returns the discounts that are valid at some time of a period. A discount is valid from `validFrom` on, and ends at `validUntil`.
 *
 * @param period Milliseconds since 1970. Both are the same for one moment.
 *
 * @example
 * ```ts
 * import { validDiscounts } from '@selvedge/cart-domain/server'
 *
 * const november = { validFrom: '2026-11-01T00:00:00.000Z', validUntil: '2026-12-01T00:00:00.000Z' }
 * const moment = Date.parse('2026-12-01T00:00:00.000Z')
 *
 * validDiscounts([november], { from: moment - 1, until: moment }) // [november]
 * validDiscounts([november], { from: moment, until: moment }) // []
 * ```
 */
export const validDiscounts = <Discount extends DiscountValidity>(
  discounts: readonly Discount[],
  { from, until }: { readonly from: number; readonly until: number },
): readonly Discount[] =>
  discounts.filter(
    ({ validFrom, validUntil }) =>
      (validFrom === null || Date.parse(validFrom) <= until) &&
      (validUntil === null || from < Date.parse(validUntil)),
  )
