import type { MoneyLike } from '../money/money.ts'
import type { DeferredPaymentRefusalCode } from './afterpayRefusalCodes.ts'

/**
 * Whether an order reaches a minimum amount, in cents.
 *
 * - `met`, `below`: checked.
 * - `not-configured`: the order's currency has no minimum.
 * - `suppressed`: not checked, because the country or the currency is already refused, which is the more specific
 *   problem.
 */
export type MinimumAmountCheck = 'met' | 'below' | 'not-configured' | 'suppressed'

/**
 * Checks an order's total against the minimum of its currency.
 *
 * @param minimums The smallest order of the site in each currency that has a minimum, in cents.
 * @param codes What `afterpayRefusalCodes` returned; a refused country or currency suppresses the check.
 *
 * @example
 * ```ts
 * import { checkMinimumAmount } from '@selvedge/cart-domain'
 *
 * const usd = (centAmount: number) => ({ currencyCode: 'USD', centAmount })
 *
 * checkMinimumAmount(usd(1499), [usd(1500)]) // 'below'
 * checkMinimumAmount(usd(1500), [usd(1500)]) // 'met'
 * checkMinimumAmount(usd(1500), []) // 'not-configured'
 * checkMinimumAmount(usd(1499), [usd(1500)], ['AFTERPAY_INVALID_COUNTRY']) // 'suppressed'
 * ```
 */
export const checkMinimumAmount = (
  total: MoneyLike,
  minimums: readonly MoneyLike[],
  codes: readonly DeferredPaymentRefusalCode[] = [],
): MinimumAmountCheck => {
  if (codes.includes('AFTERPAY_INVALID_COUNTRY') || codes.includes('AFTERPAY_INVALID_CURRENCY'))
    return 'suppressed'
  const minimum = minimums.find(({ currencyCode }) => currencyCode === total.currencyCode)
  if (!minimum) return 'not-configured'
  return total.centAmount >= minimum.centAmount ? 'met' : 'below'
}
