/** Units of a line that is added without a quantity (spec §9). */
export const DEFAULT_QUANTITY = 1
/** The version of a cart when none is known yet (spec §9). */
export const DEFAULT_CART_VERSION = 1
/** The number of days in which an order can be returned (spec §9). */
export const RETURN_DAYS = 45
/** Business days in which complimentary delivery ships, both ends included (spec §9). */
export const COMPLIMENTARY_SHIPPING_DAYS = { min: 1, max: 5 } as const
/** How often a shopper receives email (spec §4). */
export const emailOptions = ['weekly', 'monthly', 'none'] as const
export type EmailOption = (typeof emailOptions)[number]

const DAY_MS = 86_400_000

/** Whether an order delivered at one time can still be returned at another; the last day counts in full. */
export const isReturnable = (deliveredAt: Date, now: Date): boolean =>
  Math.floor(now.getTime() / DAY_MS) - Math.floor(deliveredAt.getTime() / DAY_MS) <= RETURN_DAYS
