/** Units of a line that is added without a quantity. */
export const DEFAULT_QUANTITY = 1
/** The version of a cart when none is known yet. */
export const DEFAULT_CART_VERSION = 1
/** The number of days in which an order can be returned. */
export const RETURN_DAYS = 45
/** Business days in which complimentary delivery ships, both ends included. */
export const COMPLIMENTARY_SHIPPING_DAYS = { min: 1, max: 5 } as const
/** How often a shopper receives email. */
export const emailOptions = ['weekly', 'monthly', 'none'] as const
/** How often a shopper receives email. */
export type EmailOption = (typeof emailOptions)[number]

const DAY_MS = 86_400_000

/**
 * Whether an order can still be returned at the time `now`: until the end of the 45th day after its delivery, in UTC (spec
 * §9).
 *
 * @example
 * ```ts
 * import { isReturnable } from '@selvedge/cart-domain'
 *
 * isReturnable(new Date('2026-01-01T18:00Z'), new Date('2026-02-15T23:59Z')) // true: day 45
 * isReturnable(new Date('2026-01-01T18:00Z'), new Date('2026-02-16T00:00Z')) // false
 * ```
 */
export const isReturnable = (deliveredAt: Date, now: Date): boolean =>
  Math.floor(now.getTime() / DAY_MS) - Math.floor(deliveredAt.getTime() / DAY_MS) <= RETURN_DAYS
