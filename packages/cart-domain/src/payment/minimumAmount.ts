import type { MoneyLike } from '../money/money.ts'
import type { DeferredPaymentCode } from './afterpayCodes.ts'

/**
 * Whether an order reaches a minimum amount, in cents (spec §5).
 *
 * - `met`, `below`: checked.
 * - `not-configured`: the order's currency has no minimum.
 * - `suppressed`: the country or the currency is refused already, which is more specific.
 */
export type MinimumAmount = 'met' | 'below' | 'not-configured' | 'suppressed'

/** Checks an order's total against the minimum of its currency. */
export const minimumAmount = (
  total: MoneyLike,
  minimums: readonly MoneyLike[],
  codes: readonly DeferredPaymentCode[] = [],
): MinimumAmount => {
  if (codes.includes('AFTERPAY_INVALID_COUNTRY') || codes.includes('AFTERPAY_INVALID_CURRENCY'))
    return 'suppressed'
  const minimum = minimums.find(({ currencyCode }) => currencyCode === total.currencyCode)
  if (!minimum) return 'not-configured'
  return total.centAmount >= minimum.centAmount ? 'met' : 'below'
}
