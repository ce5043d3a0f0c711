import type { DiscountValue } from '../../model/discount.ts'
import { divideRounded, type RoundingMode } from '../money/rounding.ts'

/**
 * Applies a cart discount to an amount in cents. The result is between zero and the amount: a fixed price applies only
 * when it is lower, and a value in another currency has no effect.
 */
export const applyValue = (
  cents: number,
  value: DiscountValue,
  currency: string,
  rounding: RoundingMode,
): number => {
  if (value.type === 'relative')
    return divideRounded(BigInt(cents) * BigInt(10_000 - value.permyriad), 10_000n, rounding)
  const amount = value.money.find((m) => m.currencyCode === currency)?.centAmount
  if (amount === undefined) return cents
  return value.type === 'absolute' ? Math.max(0, cents - amount) : Math.min(cents, amount)
}
